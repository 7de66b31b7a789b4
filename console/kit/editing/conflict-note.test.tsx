import { fireEvent, render, screen } from '@testing-library/react'
import { inEnglish } from '../../testing/in-english'
import { byField } from './change-note'
import { ConflictNote } from './conflict-note'
import type { Both } from './three-way'

interface Lamp {
  readonly name: string
  readonly text: string
  readonly watts: number
}

const BASE: Lamp = { name: 'Lamps', text: 'Light', watts: 5 }
const NAMES = { name: 'Name', text: 'Text', watts: 'Watts' }
const linesOf = byField<Lamp>((field) => NAMES[field])

beforeAll(inEnglish)

function note(mine: Lamp, theirs: Lamp, merge?: (base: Lamp, mine: Lamp, theirs: Lamp) => Both<Lamp>) {
  const goOn = jest.fn()
  const by = { version: 2, updated_at: '2026-11-23T10:00:00.000Z', updated_by_name: 'Olu' }
  render(<ConflictNote conflict={{ ...by, base: BASE, mine, theirs, goOn }} {...{ linesOf, merge }} />)
  return { goOn, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) }
}

it('says who changed what, texts with both values', () => {
  note(BASE, { ...BASE, name: 'x'.repeat(70), watts: 7 })
  expect(screen.getByRole('alert').textContent).toContain('Olu changed this on')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Name: Lamps → ${'x'.repeat(60)}…`,
    'Watts',
  ])
})

it('offers their version, or mine where they changed nothing', () => {
  const { goOn, press } = note({ ...BASE, text: 'Mine' }, { ...BASE, name: 'Theirs' })
  expect(screen.queryByRole('button', { name: 'Keep all my changes' })).toBeNull()
  press('Take their version')
  press('Keep my other changes')
  expect(goOn.mock.calls).toEqual([[{ ...BASE, name: 'Theirs' }], [{ ...BASE, name: 'Theirs', text: 'Mine' }]])
})

it('offers all of mine where both changed the same, if that can be sent', () => {
  const mine = { ...BASE, name: 'Mine' }
  const theirs = { ...BASE, name: 'Theirs', text: 'Theirs' }
  const { goOn, press } = note(mine, theirs)
  expect(screen.getByText(/Both of you changed the same fields/)).toBeTruthy()
  press('Keep all my changes')
  expect(goOn).toHaveBeenCalledWith({ ...BASE, name: 'Mine', text: 'Theirs' })
})

it('says what is lost where it cannot', () => {
  note({ ...BASE, name: 'Mine' }, { ...BASE, name: 'Theirs' }, (_, __, both) => ({ both, lost: ['name'] }))
  expect(screen.getByText('What both of you changed stays as they have it')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Keep all my changes' })).toBeNull()
})

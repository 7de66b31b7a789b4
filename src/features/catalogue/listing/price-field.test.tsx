import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { render } from '@/testing/render'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { enter, user } from '@/testing/person'
import { PriceField } from './price-field'

beforeAll(() => setCurrent('en', dictionary))

const held: (string | null)[] = []
beforeEach(() => void held.splice(0))

function Holder({ late }: { late?: boolean }) {
  const [usd, setUsd] = useState<string | null>(null)
  const change = (next: string | null) => {
    held.push(next)
    setUsd(next)
  }
  return (
    <>
      <PriceField id="price" label="To" bound="max" usd={usd} onChange={change} late={late} />
      <div role="button" aria-label="Clear" onClick={() => setUsd(null)} />
    </>
  )
}

const value = () => (screen.getByRole('textbox', { name: 'To' }) as HTMLInputElement).value

it('keeps the input as typed', async () => {
  render(<Holder />)
  await enter(screen.getByRole('textbox', { name: 'To' }), '25,')
  expect(value()).toBe('25,')
  expect(held).toEqual(['25.00'])
})

it('says the bound of the results while it is empty', () => {
  render(<PriceField id="price" label="To" bound="max" usd={null} found="24.50" onChange={() => undefined} />)
  expect(screen.getByPlaceholderText('24.50')).toBe(screen.getByRole('textbox', { name: 'To' }))
})

it('is empty again when the bound is taken away elsewhere', async () => {
  render(<Holder />)
  await enter(screen.getByRole('textbox', { name: 'To' }), '25')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(value()).toBe('')
})

it('waits for Enter where every change asks the server, and lets a bound be emptied', async () => {
  render(<Holder late />)
  await enter(screen.getByRole('textbox', { name: 'To' }), '25')
  expect(held).toEqual([])
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'To' }), { key: 'Enter' })
  expect(held).toEqual(['25.00'])
  await enter(screen.getByRole('textbox', { name: 'To' }), '')
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'To' }), { key: 'Enter' })
  expect(held).toEqual(['25.00', null])
  expect(value()).toBe('')
})

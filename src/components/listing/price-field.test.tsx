import { useState } from 'react'
import { byRole, cleanUp, click, press, render, type } from '@/components/testing/render'
import { byId } from '@/components/testing/until'
import { setCurrent } from '@/locales/current'
import { dictionary } from '@/locales/en'
import { PriceField } from './price-field'

beforeAll(() => setCurrent('en', dictionary))
afterEach(cleanUp)

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
      <PriceField id="price" label="To" usd={usd} onChange={change} late={late} />
      <div role="button" aria-label="Clear" onClick={() => setUsd(null)} />
    </>
  )
}

const value = () => (byId('price') as HTMLInputElement).value

it('leaves what is typed as it is typed', () => {
  render(<Holder />)
  type(byId('price'), '25,')
  expect(value()).toBe('25,')
  expect(held).toEqual(['25.00'])
})

it('is empty again when the bound is taken away elsewhere', () => {
  render(<Holder />)
  type(byId('price'), '25')
  click(byRole('button', 'Clear'))
  expect(value()).toBe('')
})

it('waits for Enter where every change asks the server, and lets a bound be emptied', () => {
  render(<Holder late />)
  type(byId('price'), '25')
  expect(held).toEqual([])
  press(byId('price'), 'Enter')
  expect(held).toEqual(['25.00'])
  type(byId('price'), '')
  press(byId('price'), 'Enter')
  expect(held).toEqual(['25.00', null])
  expect(value()).toBe('')
})

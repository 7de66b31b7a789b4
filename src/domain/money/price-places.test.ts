import fc from 'fast-check'
import { amountAt, boundsOf, placesOf, priceLine, stepOf } from './price-places'

const free = { priceMin: null, priceMax: null }

it('reaches from the cheapest to the dearest in whole units of the shown currency', () => {
  expect(priceLine({ min: '3.20', max: '248.10' }, '1')).toEqual({ from: 3, to: 249 })
  expect(priceLine({ min: '10.00', max: '20.00' }, '0.925')).toEqual({ from: 9, to: 19 })
})

it('is at its ends without a bound, and sets none there', () => {
  const line = { from: 0, to: 200 }
  expect(placesOf(free, line, '1')).toEqual([0, 100])
  expect(boundsOf([0, 100], line, '1')).toEqual(free)
})

it('sets whole units of the shown currency, in USD', () => {
  expect(boundsOf([25, 75], { from: 0, to: 200 }, '1')).toEqual({ priceMin: '50.00', priceMax: '150.00' })
  expect(boundsOf([50, 100], { from: 0, to: 184 }, '0.92')).toEqual({ priceMin: '100.00', priceMax: null })
})

it('keeps both thumbs on the line when a typed bound is beyond it', () => {
  const line = { from: 10, to: 20 }
  expect(placesOf({ priceMin: '1.00', priceMax: '900.00' }, line, '1')).toEqual([0, 100])
})

it('leaves a thumb where it was put', () => {
  const place = fc.integer({ min: 1, max: 99 })
  const rate = fc.constantFrom('1', '0.92', '36.5', '151.2')
  fc.assert(
    fc.property(place, place, rate, (a, b, per) => {
      const places = [Math.min(a, b), Math.max(a, b)] as const
      const line = { from: 100, to: 1_000 * Math.ceil(Number(per)) }
      expect(placesOf(boundsOf(places, line, per), line, per)).toEqual(places)
    }),
  )
})

it('says what a place means in the shown currency', () => {
  expect([0, 50, 100].map((percent) => amountAt(percent, { from: 3, to: 12 }))).toEqual([3, 8, 12])
})

it('moves by a key to another amount, from wherever the thumb is, on a line of any length', () => {
  const length = fc.integer({ min: 1, max: 5_000 })
  fc.assert(
    fc.property(length, fc.nat(5_000), (to, at) => {
      const line = { from: 0, to }
      const priceMin = `${Math.min(at, to)}.00`
      const [place] = placesOf({ priceMin, priceMax: null }, line, '1')
      const amount = amountAt(place, line)
      if (place < 100) expect(amountAt(Math.min(place + stepOf(line), 100), line)).toBeGreaterThan(amount)
      if (place > 0) expect(amountAt(Math.max(place - stepOf(line), 0), line)).toBeLessThan(amount)
    }),
  )
})

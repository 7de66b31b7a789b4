import { amountsOf, barredLine, isBetween } from './price-bars'

const price = {
  min: '12.00',
  max: '248.10',
  bars: { currency: 'EUR', from: '10.00', step: '20.00', counts: [4, 0, 9] },
}

it('reach from one end of the line to the other, in the currency in which they were counted', () => {
  const line = barredLine(price, '0.93', '0.93')
  expect(line).toEqual({ from: 10, to: 70, counts: [4, 0, 9] })
  expect([0, 1, 2].map((bar) => amountsOf(bar, line))).toEqual([
    [10, 30],
    [30, 50],
    [50, 70],
  ])
})

it('stay where they are when the user changes the currency', () => {
  expect(barredLine(price, '1.86', '0.93')).toEqual({ from: 20, to: 140, counts: [4, 0, 9] })
})

it.each([
  ['the server does not count', { min: '12.00', max: '248.10' }, '1'],
  ['their currency is gone', price, undefined],
])('are none where %s', (_why, given, rate) => {
  expect(barredLine(given, '1', rate)).toEqual({ from: 12, to: 249, counts: [] })
})

it('are chosen where the range reaches into them', () => {
  const chosen = (low: number, high: number) => [0, 1, 2, 3].filter((bar) => isBetween(bar, 4, [low, high]))
  expect(chosen(0, 100)).toEqual([0, 1, 2, 3])
  expect(chosen(25, 75)).toEqual([1, 2])
  expect(chosen(26, 74)).toEqual([1, 2])
  expect(chosen(24, 76)).toEqual([0, 1, 2, 3])
})

it('are not reached by a place that is rounded into them', () => {
  expect([0, 1, 2].map((bar) => isBetween(bar, 3, [33, 67]))).toEqual([false, true, false])
})

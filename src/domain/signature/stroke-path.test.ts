import { strokePath } from './stroke-path'

it('is a dot, a line, and curves through the middles of three points and more', () => {
  expect(strokePath([])).toBe('')
  expect(strokePath([{ x: 5, y: 6 }])).toBe('M5 6h0.01')
  expect(
    strokePath([
      { x: 0, y: 0 },
      { x: 10, y: 5 },
    ]),
  ).toBe('M0 0L10 5')
  expect(
    strokePath([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ]),
  ).toBe('M0 0Q10 0 10 5L10 10')
})

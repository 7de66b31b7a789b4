import { bpsOf, percentText, typedPercent } from './percent'

it('writes a rate as the language does', () => {
  expect([percentText('en', 750), percentText('es', 750)]).toEqual(['7.5%', '7,5\u00a0%'])
})

it('reads what is typed, with a point or a comma', () => {
  expect(['7.5', '7,25', ' 0 ', '50'].map((typed) => bpsOf(typed, 5_000))).toEqual([750, 725, 0, 5_000])
  for (const typed of ['', '-1', '50.01', '7.555', 'x', '1e1']) expect(bpsOf(typed, 5_000)).toBeNull()
  expect(bpsOf(typedPercent(829), 5_000)).toBe(829)
})

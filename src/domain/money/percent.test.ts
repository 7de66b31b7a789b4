import { formatPercent } from './percent'

it.each([
  [750, '7.5%', '7,5\u00a0%'],
  [1_200, '12%', '12\u00a0%'],
  [5, '0.05%', '0,05\u00a0%'],
  [1_000, '10%', '10\u00a0%'],
  [0, '0%', '0\u00a0%'],
])('writes %d hundredths of a percent', (bps, english, spanish) => {
  expect([formatPercent(bps, 'en'), formatPercent(bps, 'es')]).toEqual([english, spanish])
})

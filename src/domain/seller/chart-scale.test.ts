import { axisTop } from './chart-scale'

it.each([
  [[378.4, 20], 400],
  [[0.01], 0.01],
  [[1], 1],
  [[10], 10],
  [[11], 20],
  [[99.99], 100],
  [[5_236, 0], 6_000],
  [[123_456_789], 200_000_000],
  [[0, 0], 0],
  [[], 0],
])('ends the axis of %j on %d', (values, top) => expect(axisTop(values)).toBeCloseTo(top, 6))

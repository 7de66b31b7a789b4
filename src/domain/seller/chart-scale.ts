/** Values for the end of an axis: a reader halves them easily. */
const STEPS = [1, 2, 4, 6, 8, 10]

/** A round number, not below the highest value, whose half is round too; 0 when no value is above 0. */
export function axisTop(values: readonly number[]): number {
  const highest = Math.max(0, ...values)
  if (highest === 0) return 0
  let power = 1
  while (power * 10 < highest) power *= 10
  while (power > highest) power /= 10
  const step = STEPS.find((each) => each * power >= highest) ?? 10
  return step * power
}

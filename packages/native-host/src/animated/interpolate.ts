export interface InterpolationConfig {
  readonly inputRange: readonly number[]
  readonly outputRange: readonly (number | string)[]
  readonly extrapolateLeft?: 'extend' | 'clamp' | 'identity'
  readonly extrapolateRight?: 'extend' | 'clamp' | 'identity'
}

const NUMBERS = /-?\d+(?:\.\d+)?/g

/** Interpolates an animated value between the given pairs; in texts, each number is interpolated. */
export function interpolate(config: InterpolationConfig, input: number): number | string {
  const { outputRange } = config
  const [first] = outputRange
  if (typeof first !== 'string') return between(config, outputRange as readonly number[], input)
  const columns = outputRange.map((text) => (String(text).match(NUMBERS) ?? []).map(Number))
  let at = 0
  return first.replace(NUMBERS, () => {
    const column = columns.map((numbers) => numbers[at] ?? 0)
    at += 1
    return String(between(config, column, input))
  })
}

function between(config: InterpolationConfig, output: readonly number[], input: number): number {
  const { inputRange } = config
  const last = inputRange.length - 1
  const [lowest = 0] = inputRange
  const highest = inputRange[last] ?? 0
  if (input < lowest) {
    if (config.extrapolateLeft === 'identity') return input
    if (config.extrapolateLeft === 'clamp') return output[0] ?? 0
  }
  if (input > highest) {
    if (config.extrapolateRight === 'identity') return input
    if (config.extrapolateRight === 'clamp') return output[last] ?? 0
  }
  let at = 1
  while (at < last && input > (inputRange[at] ?? 0)) at += 1
  const [from = 0, to = 0] = [inputRange[at - 1], inputRange[at]]
  const [start = 0, end = 0] = [output[at - 1], output[at]]
  if (from === to) return input <= from ? start : end
  return start + ((input - from) / (to - from)) * (end - start)
}

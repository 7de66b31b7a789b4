/** A generator of numbers from 0 up to 1 (mulberry32): the same seed, the same numbers. */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** So many of a list, chosen by a seed, in the order in which they were drawn; all of them when there are fewer. */
export function choose<T>(all: readonly T[], count: number, seed: number): T[] {
  const next = numbers(seed)
  const left = [...all]
  const chosen: T[] = []
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(Math.floor(next() * left.length), 1))
  return chosen
}

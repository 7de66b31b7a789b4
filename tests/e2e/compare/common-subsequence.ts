import { at } from '@contract/rules/lists'

/**
 * The longest common subsequence of two lists, as pairs of indices: the members that both have in the same order.
 * Time and memory grow with the product of the lengths.
 */
export function commonSubsequence<T>(
  left: readonly T[],
  right: readonly T[],
  same: (a: T, b: T) => boolean,
): (readonly [number, number])[] {
  const best = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0))
  const bestFrom = (a: number, b: number) => at(at(best, a), b)
  const alike = (a: number, b: number) => same(at(left, a), at(right, b))
  for (let a = left.length - 1; a >= 0; a -= 1) {
    for (let b = right.length - 1; b >= 0; b -= 1) {
      at(best, a)[b] = alike(a, b) ? bestFrom(a + 1, b + 1) + 1 : Math.max(bestFrom(a + 1, b), bestFrom(a, b + 1))
    }
  }
  const found: (readonly [number, number])[] = []
  for (let a = 0, b = 0; a < left.length && b < right.length;) {
    if (alike(a, b) && bestFrom(a, b) === bestFrom(a + 1, b + 1) + 1) found.push([a++, b++])
    else if (bestFrom(a + 1, b) >= bestFrom(a, b + 1)) a += 1
    else b += 1
  }
  return found
}

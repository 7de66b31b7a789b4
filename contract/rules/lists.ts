/**
 * The first element of a list that cannot be empty, such as the row of a count, of an insert, or of a locked record.
 */
export function one<T>(list: readonly T[]): T {
  const [first] = list
  if (first === undefined) throw new RangeError('nothing is there where one must be')
  return first
}

/** Pairs of two lists of equal length. Throws a RangeError if one is longer. */
export function zip<A, B>(left: readonly A[], right: readonly B[]): [A, B][] {
  if (left.length !== right.length) throw new RangeError(`${left.length} go with ${right.length}`)
  return left.map((item, index) => [item, right[index] as B])
}

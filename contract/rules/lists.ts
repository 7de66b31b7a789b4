/**
 * The first element of a list that cannot be empty, such as the row of a count, of an insert, or of a locked record.
 */
export function one<T>(list: readonly T[]): T {
  const [first] = list
  if (first === undefined) throw new RangeError('nothing is there where one must be')
  return first
}

/** The element at an index where one must be. Throws a RangeError if nothing is there. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`nothing is at ${index} of ${list.length}`)
  return item
}

/** Pairs of two lists of equal length. Throws a RangeError if one is longer. */
export function zip<A, B>(left: readonly A[], right: readonly B[]): [A, B][] {
  if (left.length !== right.length) throw new RangeError(`${left.length} go with ${right.length}`)
  return left.map((item, index) => [item, right[index] as B])
}

/** The items of a list by a key that each of them has, in the order of the list. */
export function groupedBy<T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of list) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

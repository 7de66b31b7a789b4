/** Items that are drawn and left out together. */
export interface Block {
  /** The index of its first item in the list. */
  readonly from: number
  readonly to: number
  /** The key of its first item: another one has another height. */
  readonly key: string
}

export interface Division {
  /** The number of items in the list. */
  readonly count: number
  /** How many items are drawn before the blocks. */
  readonly before: number
  /** About how many items a block has: as many as fill its rows. */
  readonly size: number
  readonly columns: number
  readonly keyAt: (index: number) => string
}

/**
 * Divides the rest of a list into blocks of whole rows. `start` is the index of the first one: the items before it fill
 * the row that those above have begun.
 */
export function blocksOf({ count, before, size, columns, keyAt }: Division): { start: number; blocks: Block[] } {
  const whole = (items: number) => Math.ceil(items / columns) * columns
  const start = Math.min(count, whole(before))
  const step = whole(size)
  const blocks = Array.from({ length: Math.ceil((count - start) / step) }, (_, at) => {
    const from = start + at * step
    return { from, to: Math.min(count, from + step), key: keyAt(from) }
  })
  return { start, blocks }
}

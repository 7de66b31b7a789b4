/**
 * Pages by ids first: the order, the filters and the skipped rows of a page cost entries of a narrow index, and only the
 * rows that are shown are read whole.
 */

/** The rows in the order of their ids. Rows that are gone are left out. */
export function inOrderOf<Row extends { readonly id: bigint }>(
  ids: readonly { readonly id: bigint }[],
  rows: readonly Row[],
): Row[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap(({ id }) => known.get(id) ?? [])
}

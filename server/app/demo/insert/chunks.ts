/** Rows per statement: few enough for the embedded engine's limit of parameters. */
const ROWS = 200

/** Runs `insert` on parts of the rows, in order, and returns all results. */
export async function inChunks<Row, Made>(
  rows: readonly Row[],
  insert: (part: Row[]) => Promise<Made[]>,
  size = ROWS,
): Promise<Made[]> {
  const made: Made[] = []
  for (let at = 0; at < rows.length; at += size) made.push(...(await insert(rows.slice(at, at + size))))
  return made
}

/** The value of a key that must exist. */
export function must<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`There is no ${String(key)}.`)
  return value
}

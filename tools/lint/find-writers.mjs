/** Which tables are written by which rooms of the server: in SQL, or by Drizzle. */

/** Drizzle's tables of a schema file, by the name of their constant. */
const TABLE = /export const (\w+) = pgTable\(\s*'(\w+)'/g
const BY_DRIZZLE = /(?:\.(?:insert|update|delete)|\bbatch)\(\s*(\w+)/g
const BY_SQL = /\b(?:insert into|update|delete from)\s+(?:\$\{(\w+)\}|"?(\w+)"?)/g

/** The room of a file; null where tables of others may be written: tests, the demo's data, and whole databases. */
export function roomOf(file) {
  if (/\.test\.ts$|^server\/(testing|app\/(demo|archive|cli))\//.test(file)) return null
  const [, room] = /^server\/((?:areas|kernel|app)\/[\w-]+)\//.exec(file) ?? []
  return room ?? null
}

/**
 * @param {ReadonlyMap<string, string>} texts the server's files, by their paths from the root
 * @returns {Map<string, string[]>} the rooms that write it, by the name of the table in the database
 */
export function writersOf(texts) {
  const names = new Map()
  for (const text of texts.values()) for (const [, constant, name] of text.matchAll(TABLE)) names.set(constant, name)
  const tables = new Set(names.values())
  const writers = new Map([...tables].map((name) => [name, new Set()]))
  for (const [file, text] of texts) {
    const room = roomOf(file)
    if (room === null) continue
    const written = [
      ...[...text.matchAll(BY_DRIZZLE)].map(([, constant]) => names.get(constant)),
      ...[...text.matchAll(BY_SQL)].map(([, constant, name]) => names.get(constant) ?? name),
    ]
    for (const name of written) if (tables.has(name)) writers.get(name).add(room)
  }
  return new Map([...writers].map(([name, rooms]) => [name, [...rooms].sort()]))
}

const SETS_STOCK = /\bset\s+stock\s*=|\.set\(\{\s*stock\b/

/**
 * @param {ReadonlyMap<string, string>} texts the server's files, by their paths from the root
 * @returns {string[]} the files outside of the area of stock that change the stock of a variant
 */
export const stockSetters = (texts) =>
  [...texts]
    .filter(([file, text]) => ![null, 'areas/stock'].includes(roomOf(file)) && SETS_STOCK.test(text))
    .map(([file]) => file)

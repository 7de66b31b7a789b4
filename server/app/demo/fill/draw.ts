import { sql, type SQL } from 'drizzle-orm'

const DIGITS = 5

/**
 * Draws in SQL: a number from 0 up to, not including, 1, from the slot (0 to 5) of a column with an MD5 sum. The same row
 * of the same shop always gets the same figures, on both engines.
 */
export function draw(column: string, slot: number): SQL {
  const from = 1 + slot * DIGITS
  return sql.raw(`(('x' || substr(${column}, ${from}, ${DIGITS}))::bit(20)::int / 1048576.0::float8)`)
}

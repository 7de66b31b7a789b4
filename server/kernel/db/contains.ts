/** Conditions of lists that are filtered by a part of a text. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { comparable } from '@contract/rules/comparable'

/** `%`, `_` and `\` stand for themselves in a pattern. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * A text in the database as comparable() has it. Reads every row: for lists that are small, or filtered before. Most names
 * are ASCII, which is compared ten times as fast.
 */
export const comparableSql = (text: SQLWrapper): SQL => sql`case when octet_length(${text}) = length(${text})
  then lower(${text})
  else normalize(lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g')), NFC) end`

/** The condition that a text contains another one, whatever their case, width and accents. */
export function contains(text: SQLWrapper, part: string): SQL {
  return sql`${comparableSql(text)} like ${`%${escaped(comparable(part))}%`}`
}

/** The words of a search as LIKE patterns for comparable texts; every one of them has to match. */
export function likePatterns(term: string): string[] {
  const words = comparable(term).split(/\s+/).filter(Boolean)
  return [...new Set(words)].slice(0, 8).map((word) => `%${escaped(word)}%`)
}

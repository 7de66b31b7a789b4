/** Passwords that are guessed first: the most common ones of zxcvbn's list, and the account's own words. */
import { dictionary } from '@zxcvbn-ts/language-common'
import { eq } from 'drizzle-orm'
import { PASSWORD_MIN } from '@contract/rules/password'
import { mailAddress, sellers, users } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'

const COMMON: ReadonlySet<string> = new Set(dictionary.passwords.filter(({ length }) => length >= PASSWORD_MIN))
/** Shorter words occur in too many others. */
const WORD_MIN = 3
/** A password needs this many letters and digits besides the account's own words. */
const BESIDE_MIN = 5

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/u

export const isCommon = (password: string): boolean => COMMON.has(plain(password))

/** The words in texts about a user: each text as a whole, and its parts. */
export function wordsOf(texts: readonly string[]): string[] {
  const words = texts.map(plain).flatMap((text) => [text, ...text.split(NO_WORD)])
  return [...new Set(words)].filter((word) => [...word].length >= WORD_MIN).sort((a, b) => b.length - a.length)
}

/** Whether a password consists mostly of these words, in any case and with any characters between them. */
export function isOwnWords(password: string, words: readonly string[]): boolean {
  const text = plain(password)
  const rest = words.reduce((left, word) => left.split(word).join(' '), text)
  return rest !== text && [...rest.split(NO_WORD).join('')].length < BESIDE_MIN
}

/** The names of an account: its user's name, its address and its shop. */
export async function namesOf(db: Db, userId: bigint): Promise<string[]> {
  const [own] = await db
    .select({ name: users.firstname, email: mailAddress, shop: shops.name })
    .from(users)
    .leftJoin(sellers, eq(sellers.userId, users.id))
    .leftJoin(shops, eq(shops.id, sellers.shopId))
    .where(eq(users.id, userId))
  return own ? [own.name, own.email, own.shop ?? ''] : []
}

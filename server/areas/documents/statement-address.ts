/** Addresses that open a statement without a token for five minutes, for programs outside the console. */
import { createHmac } from 'node:crypto'
import { UPLOAD_URL_LIFE_S } from '@contract/base/constants'
import { STATEMENT_FORMATS, type StatementFormat } from '@contract/base/settlement-constants'
import { isLanguage, type Language } from '@contract/base/languages'
import { isSameText } from '../../kernel/text/same-text'

export const STATEMENTS_PREFIX = '/documents/statement'

interface Addressed {
  readonly shopId: bigint
  /** Such as 2026-11. */
  readonly month: string
  readonly as: StatementFormat
  readonly lang: Language
}

interface Signing {
  /** The key of the signatures. */
  readonly key: string
  readonly now: Date
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000)

const sign = (key: string, { shopId, month, as, lang }: Addressed, expires: string) =>
  createHmac('sha256', key).update(['statement', shopId, month, as, lang, expires].join('\n')).digest('hex')

/** The address alone opens the statement: give it only to people who may read it. */
export function statementAddress(origin: string, of: Addressed, { key, now }: Signing): string {
  const expires = String(seconds(now) + UPLOAD_URL_LIFE_S)
  const { shopId, month, as, lang } = of
  const query = new URLSearchParams({ month, as, lang, expires, signature: sign(key, of, expires) })
  return `${origin}${STATEMENTS_PREFIX}/${shopId}?${query}`
}

/** What a valid address opens; null for any other. */
export function readStatementAddress(
  shopId: string,
  query: Readonly<Record<string, unknown>>,
  { key, now }: Signing,
): Addressed | null {
  const { month, as, lang, expires, signature } = query
  const format = STATEMENT_FORMATS.find((each) => each === as)
  if (!isLanguage(lang) || format === undefined || typeof month !== 'string') return null
  if (typeof expires !== 'string' || typeof signature !== 'string') return null
  if (!/^[1-9]\d{0,17}$/.test(shopId) || !/^\d{4}-\d{2}$/.test(month)) return null
  if (!/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return null
  const of = { shopId: BigInt(shopId), month, as: format, lang }
  const ours = isSameText(signature, sign(key, of, expires))
  return ours && Number(expires) > seconds(now) ? of : null
}

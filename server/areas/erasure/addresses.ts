/** Addresses that open an export without a token for five minutes, for programs outside the app. */
import { createHmac } from 'node:crypto'
import { UPLOAD_URL_LIFE_S } from '@contract/base/constants'
import { isSameText } from '../../kernel/text/same-text'

export const EXPORTS_PREFIX = '/documents/account'

interface Signing {
  /** The key of the signatures. */
  readonly key: string
  readonly now: Date
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000)

const sign = (key: string, userId: string, expires: string) =>
  createHmac('sha256', key).update(`account\n${userId}\n${expires}`).digest('hex')

/** The address alone opens all data of the account: give it only to the owner. */
export function exportAddress(origin: string, userId: bigint, { key, now }: Signing): string {
  const expires = String(seconds(now) + UPLOAD_URL_LIFE_S)
  return `${origin}${EXPORTS_PREFIX}/${userId}?expires=${expires}&signature=${sign(key, String(userId), expires)}`
}

/** The account in a valid address; null for any other. */
export function readExportAddress(
  userId: string,
  { expires, signature }: Readonly<Record<string, unknown>>,
  { key, now }: Signing,
): bigint | null {
  if (typeof expires !== 'string' || typeof signature !== 'string') return null
  if (!/^[1-9]\d{0,17}$/.test(userId) || !/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return null
  const ours = isSameText(signature, sign(key, userId, expires))
  return ours && Number(expires) > seconds(now) ? BigInt(userId) : null
}

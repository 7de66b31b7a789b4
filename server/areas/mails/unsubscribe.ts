/** Links that end one kind of mail for one person, without a login [rule.mail-choices]. They never expire. */
import { createHmac } from 'node:crypto'
import { isMailChoice, type MailChoice } from '@contract/base/mails'
import { isSameText } from '../../kernel/text/same-text'

export const UNSUBSCRIBE_PATH = '/mails/unsubscribe'

const sign = (key: string, userId: string, kind: string) =>
  createHmac('sha256', key).update(`mails\n${userId}\n${kind}`).digest('hex')

interface Place {
  readonly address: string
  readonly key: string
}

/** The address; it alone ends these mails, and does nothing else. */
export function unsubscribeAddress({ address, key }: Place, userId: bigint, kind: MailChoice): string {
  const query = new URLSearchParams({ user: String(userId), kind, signature: sign(key, String(userId), kind) })
  return `${address}${UNSUBSCRIBE_PATH}?${query.toString()}`
}

/** Whose mails of which kind a valid address ends; null for any other. */
export function readUnsubscribe(
  { user, kind, signature }: Readonly<Record<string, unknown>>,
  key: string,
): { readonly userId: bigint; readonly kind: MailChoice } | null {
  if (typeof user !== 'string' || !/^[1-9]\d{0,17}$/.test(user) || !isMailChoice(kind)) return null
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return null
  return isSameText(signature, sign(key, user, kind)) ? { userId: BigInt(user), kind } : null
}

/**
 * The links in mails with which a guest reaches an order without a password [rule.guest-links]. They prove that their
 * holder reads the mails of the address that the guest gave.
 */
import { createHmac } from 'node:crypto'
import { isSameText } from '../../kernel/text/same-text'

const LIFE_S = 90 * 86_400

interface Guest {
  readonly orderId: bigint | string
  readonly userId: bigint
  /** Where the guest gets mails: with another address, earlier links are those of nobody. */
  readonly email: string
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1_000)

function hash(key: string, { orderId, userId, email }: Guest, until: string): string {
  return createHmac('sha256', key).update(`guest\n${orderId}\n${userId}\n${email}\n${until}`).digest('base64url')
}

/** The signature for an order; it holds for 90 days from `at`. */
export function signOrder(guest: Guest, { key, at }: { readonly key: string; readonly at: Date }): string {
  const until = (secondsOf(at) + LIFE_S).toString(36)
  return `${until}.${hash(key, guest, until)}`
}

const partsOf = (sign: string) => sign.split('.') as [until: string, hash?: string]

/** Whether this is a signature for the order, however old it is. */
export function isSigned(sign: string, guest: Guest, key: string): boolean {
  const [until, signature = ''] = partsOf(sign)
  return isSameText(signature, hash(key, guest, until))
}

/** Whether a signature has ended by `now`. */
export const isExpired = (sign: string, now: Date): boolean => !(parseInt(partsOf(sign)[0], 36) > secondsOf(now))

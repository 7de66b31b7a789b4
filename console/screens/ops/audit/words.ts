/** The words of the audit: what was done to what. */
import type { Key } from '../../../text/catalogue'
import type { T } from '../../../text/use-t'

export const SUBJECTS = [
  'applications',
  'listing_requests',
  'refunds',
  'recharges',
  'withdrawals',
  'storage',
  'card_refunds',
  'orders',
  'products',
  'skus',
  'coupons',
  'accounts',
  'shops',
  'reviews',
  'messages',
  'categories',
  'brands',
  'synonyms',
  'flash',
  'adverts',
  'articles',
  'policies',
  'currencies',
  'settings',
  'imports',
  'mails',
  'webhooks',
  'shop_terms',
  'adjustments',
  'settlements',
] as const

export const ACTIONS = [
  'approve',
  'refuse',
  'retry',
  'to_wallet',
  'accept',
  'ship',
  'transit',
  'deliver',
  'parcel',
  'submit',
  'draft',
  'withdraw',
  'remove',
  'price',
  'stock',
  'create',
  'change',
  'end',
  'disable',
  'enable',
  'appoint',
  'second_factor',
  'second_factor_reset',
  'recovery_code',
  'end_sessions',
  'decline',
  'object',
  'reply',
  'report',
  'import',
  'move',
  'merge',
  'sort',
  'block',
  'unblock',
  'hide',
  'show',
] as const

/** The word in the reader's language; one that is not known here stays as the server has it. */
function worded(t: T, key: string, word: string): string {
  const text = t(key as Key)
  return text === key ? word : text
}

export const actionText = (t: T, action: string): string => worded(t, `audit.action_${action}`, action)
export const subjectText = (t: T, subject: string): string => worded(t, `audit.subject_${subject}`, subject)

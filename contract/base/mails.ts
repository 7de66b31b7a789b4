/** The mails that the server sends, and the states of its outbox [rule.mail-kinds]. */

/** Each mail has one recipient: the person whose order, money or shop it is about, or an operator. */
export const MAIL_KINDS = [
  'order_placed',
  'order_paid',
  'order_shipped',
  'order_delivered',
  'order_cancelled',
  'order_declined',
  'order_link',
  'order_message',
  'refund_asked',
  'refund_approved',
  'refund_refused',
  'card_refund_failed',
  'card_refund_in_wallet',
  'recharge_done',
  'recharge_refused',
  'withdrawal_asked',
  'withdrawal_paid',
  'withdrawal_refused',
  'application_approved',
  'application_refused',
  'product_approved',
  'product_refused',
  'shop_orders',
  'shop_refund_asked',
  'shop_review',
  'shop_message',
  'shop_digest',
  'operator_digest',
  'operator_alarm',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * queued: it waits for its attempt; sent: the mail server has accepted it; failed: it is not tried again unless an
 * operator says so.
 */
export const MAIL_STATES = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/**
 * The mails that a person can do without; all others are about the own order or money, and always come. Messages are read
 * in the order, too.
 */
export const MAIL_CHOICES = [
  'order_message',
  'shop_orders',
  'shop_review',
  'shop_message',
  'shop_digest',
  'operator_digest',
] as const satisfies readonly MailKind[]
export type MailChoice = (typeof MAIL_CHOICES)[number]

export const isMailChoice = (value: unknown): value is MailChoice => MAIL_CHOICES.includes(value as MailChoice)

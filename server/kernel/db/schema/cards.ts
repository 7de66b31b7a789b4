/**
 * What comes from and goes to card gateways [money.card-once] [money.card-back]: the events they sent, the money that
 * goes back to cards, and the books of the sandbox gateway. Amounts are minor units of the currency beside them.
 */
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { CardRefundReason, CardRefundState } from '../../../../contract/entities/ops-card-refund'
import type { DisputeState } from '../../../../contract/entities/ops-dispute'
import { big, createdAt, id, minor, time } from '../columns'
import { payments } from './orders'

/** Events that took effect, so that a repeated one takes none. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.eventId] }), index('payment_events_age').on(table.createdAt)],
)

/** The outbox of money that goes back to a card. */
export const cardRefunds = pgTable(
  'card_refunds',
  {
    id: id(),
    paymentId: big('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The order that it is for; null for a recharge. */
    orderId: big('order_id'),
    /** What it is for, such as `cancel:12`: the same thing is given back once. */
    reference: text('reference').notNull(),
    reason: text('reason').$type<CardRefundReason>().notNull(),
    /** The charge that goes back, where it is another one than the payment was made with. */
    chargeRef: text('charge_ref'),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<CardRefundState>().notNull().default('queued'),
    /** How often the gateway was asked, since an operator had it tried again if one did. */
    attempts: integer('attempts').notNull().default(0),
    /** How often an operator had it tried again under a key of its own. */
    round: integer('round').notNull().default(0),
    /** Why it failed, in the gateway's words; empty as long as it has not. */
    failure: text('failure').notNull().default(''),
    nextAt: time('next_at').notNull(),
    /** The gateway's own id of it. */
    gatewayRef: text('gateway_ref'),
    createdAt: createdAt(),
    doneAt: time('done_at'),
    /** The lost dispute through which the payer's bank gave the money back, so that the gateway must not. */
    disputeId: big('dispute_id'),
  },
  (table) => [
    unique('card_refunds_reference').on(table.reference),
    index('card_refunds_due').on(table.state, table.nextAt),
    index('card_refunds_payment').on(table.paymentId),
    index('card_refunds_order').on(table.orderId),
  ],
)

/** Charges that payers dispute at their banks. */
export const cardDisputes = pgTable(
  'card_disputes',
  {
    id: id(),
    gateway: text('gateway').notNull(),
    /** The gateway's own id of it. */
    gatewayRef: text('gateway_ref').notNull(),
    paymentId: big('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The payment's charge, or one that was made on top of it. */
    chargeRef: text('charge_ref').notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    /** Why, in the gateway's words. */
    reason: text('reason').notNull(),
    state: text('state').$type<DisputeState>().notNull().default('open'),
    /** When the gateway said so, by its own clock: its events come in any order. */
    stateAt: time('state_at').notNull(),
    /** What the gateway has taken back from the shop, and when it said so. */
    taken: minor('taken').notNull(),
    takenAt: time('taken_at'),
    /** What is held of the wallet that the charge filled. */
    held: minor('held').notNull(),
    /** What was booked as lost, of what was taken. */
    lost: minor('lost').notNull(),
    createdAt: createdAt(),
    closedAt: time('closed_at'),
  },
  (table) => [
    unique('card_disputes_gateway').on(table.gateway, table.gatewayRef),
    index('card_disputes_payment').on(table.paymentId),
    index('card_disputes_state').on(table.state, table.id),
  ],
)

/** The sandbox gateway's own books: what it was asked to collect, as a foreign gateway would keep it. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text('id').primaryKey(),
  /** The payment, as the shop calls it. */
  reference: text('reference').notNull().unique('sandbox_checkouts_reference'),
  amount: minor('amount').notNull(),
  currency: text('currency').notNull(),
  language: text('language').notNull(),
  returnUrl: text('return_url').notNull(),
  /** open: waits for a card; step: waits for the second step; paid; declined: another card may be tried. */
  state: text('state').$type<'open' | 'step' | 'paid' | 'declined'>().notNull().default('open'),
  refunded: minor('refunded').notNull(),
  /** When the page stops to collect; null: never. */
  expiresAt: time('expires_at'),
  /** Whether the card that paid takes money back. */
  takesBack: boolean('takes_back').notNull().default(true),
  createdAt: createdAt(),
})

/** What the sandbox gateway gave back, by the key under which it was asked. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  key: text('key').primaryKey(),
  checkoutId: text('checkout_id').notNull(),
  amount: minor('amount').notNull(),
})

/** Events that the sandbox gateway has yet to send, or has sent. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: id(),
    body: text('body').notNull(),
    dueAt: time('due_at').notNull(),
    sent: boolean('sent').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('sandbox_events_due').on(table.sent, table.dueAt)],
)

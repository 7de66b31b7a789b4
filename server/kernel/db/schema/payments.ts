/**
 * Payments of orders and of recharges [state.payment], and what card gateways add to them [money.card-once] [money.card-back]:
 * their events, refunds to cards, disputes, and the books of the sandbox gateway. docs/payments.md says which row is the truth
 * of what. Amounts are minor units of the currency beside them.
 */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { CardRefundReason, CardRefundState } from '../../../../contract/entities/ops-card-refund'
import type { DisputeState } from '../../../../contract/entities/ops-dispute'
import { big, createdAt, id, minor, time } from '../columns'
import { orders } from './orders'

export const payments = pgTable(
  'payments',
  {
    id: id(),
    userId: big('user_id').notNull(),
    method: text('method').$type<'wallet' | 'bank_card' | 'cash_on_delivery'>().notNull(),
    state: text('state').$type<'paid' | 'pending' | 'failed'>().notNull(),
    wallet: text('wallet'),
    currency: text('currency').notNull(),
    rate: text('rate').notNull(),
    /** Minor units of `currency`. */
    amount: minor('amount').notNull(),
    /** What is paid: orders, or a recharge of `wallet`. */
    purpose: text('purpose').$type<'orders' | 'recharge'>().notNull().default('orders'),
    /** The card gateway, its ids of the payment page and of the collected money, and the page's address. */
    gateway: text('gateway'),
    gatewayRef: text('gateway_ref'),
    pageUrl: text('page_url'),
    chargeRef: text('charge_ref'),
    /** The return address of the page. */
    returnUrl: text('return_url'),
    /** The statement line of a recharge by card. */
    recordId: big('record_id'),
    transferId: big('transfer_id'),
    createdAt: time('created_at').notNull(),
    /** When the gateway is queried about a card payment, and how often it was; null: it is settled. */
    nextCheckAt: time('next_check_at'),
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    index('payments_user').on(table.userId),
    index('payments_check')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
  ],
)

export const paymentOrders = pgTable(
  'payment_orders',
  {
    paymentId: big('payment_id')
      .notNull()
      .references(() => payments.id),
    orderId: big('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.orderId] }),
    index('payment_orders_order').on(table.orderId),
  ],
)

/** Events that were applied, so that a repeated one has no effect. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.eventId] }), index('payment_events_age').on(table.createdAt)],
)

/** The outbox of refunds to cards. */
export const cardRefunds = pgTable(
  'card_refunds',
  {
    id: id(),
    paymentId: big('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The order concerned; null for a recharge. */
    orderId: big('order_id'),
    /** The reason, such as `cancel:12`: each is refunded once. */
    reference: text('reference').notNull(),
    reason: text('reason').$type<CardRefundReason>().notNull(),
    /** The charge to refund, if it is not the payment's own. */
    chargeRef: text('charge_ref'),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<CardRefundState>().notNull().default('queued'),
    /** How often the gateway was called, since an operator last retried it. */
    attempts: integer('attempts').notNull().default(0),
    /** How often an operator retried it, each time with a new key. */
    round: integer('round').notNull().default(0),
    /** Why it failed, in the gateway's words; empty if it has not. */
    failure: text('failure').notNull().default(''),
    nextAt: time('next_at').notNull(),
    /** The gateway's id. */
    gatewayRef: text('gateway_ref'),
    createdAt: createdAt(),
    doneAt: time('done_at'),
    /** The lost dispute through which the payer's bank returned the money, so that the gateway must not. */
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
    /** The gateway's id. */
    gatewayRef: text('gateway_ref').notNull(),
    paymentId: big('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The payment's charge, or a second one. */
    chargeRef: text('charge_ref').notNull(),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    /** The reason, in the gateway's words. */
    reason: text('reason').notNull(),
    state: text('state').$type<DisputeState>().notNull().default('open'),
    /** The gateway's own timestamp: its events arrive in any order. */
    stateAt: time('state_at').notNull(),
    /** What the gateway has taken back from the shop, and its timestamp. */
    taken: minor('taken').notNull(),
    takenAt: time('taken_at'),
    /** The amount held in the wallet that the charge filled. */
    held: minor('held').notNull(),
    /** The part of it that was booked as lost. */
    lost: minor('lost').notNull(),
    /** The part of that which is above what its orders still are worth: the marketplace bears it. */
    borne: minor('borne')
      .notNull()
      .default(sql`0`),
    createdAt: createdAt(),
    closedAt: time('closed_at'),
  },
  (table) => [
    unique('card_disputes_gateway').on(table.gateway, table.gatewayRef),
    index('card_disputes_payment').on(table.paymentId),
    index('card_disputes_state').on(table.state, table.id),
  ],
)

/** The sandbox gateway's own books: what it was asked to collect, as an external gateway would store it. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text('id').primaryKey(),
  /** The shop's id of the payment. */
  reference: text('reference').notNull().unique('sandbox_checkouts_reference'),
  amount: minor('amount').notNull(),
  currency: text('currency').notNull(),
  language: text('language').notNull(),
  returnUrl: text('return_url').notNull(),
  /** open: waits for a card; step: waits for the second step; paid; declined: another card can be tried. */
  state: text('state').$type<'open' | 'step' | 'paid' | 'declined'>().notNull().default('open'),
  refunded: minor('refunded').notNull(),
  /** When the page expires; null: never. */
  expiresAt: time('expires_at'),
  /** Whether the card that paid accepts refunds. */
  takesBack: boolean('takes_back').notNull().default(true),
  createdAt: createdAt(),
})

/** Refunds of the sandbox gateway, by idempotency key. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  key: text('key').primaryKey(),
  checkoutId: text('checkout_id').notNull(),
  amount: minor('amount').notNull(),
})

/** Events that the sandbox gateway has to send, or has sent. */
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

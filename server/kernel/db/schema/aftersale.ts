/** After an order: the tracking of its parcel, and refunds [field.track.events] [field.refund.request]. */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { RefundState, TrackState } from '../../../../contract/base/after-sale'
import type { ShopAnswer } from '../../../../contract/base/refund-constants'
import { big, createdAt, id, minor, time } from '../columns'
import { orderLines, orders } from './orders'

export const trackEvents = pgTable(
  'track_events',
  {
    id: id(),
    orderId: big('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state').$type<TrackState>().notNull(),
    /** A town or a depot, as the carrier names it; empty if unknown. */
    place: text('place').notNull().default(''),
    at: time('at').notNull(),
  },
  (table) => [index('track_events_order').on(table.orderId, table.at)],
)

/** The parcels of orders that are sent in several; an order that is sent in one has none. */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    orderId: big('order_id')
      .notNull()
      .references(() => orders.id),
    /** The shop of the order, for its list of what is still to be sent. */
    shopId: big('shop_id').notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('parcels_order').on(table.orderId), index('parcels_shop').on(table.shopId, table.orderId)],
)

/** The pieces in a parcel. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: big('parcel_id')
      .notNull()
      .references(() => parcels.id),
    lineId: big('line_id')
      .notNull()
      .references(() => orderLines.id),
    qty: integer('qty').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.lineId] }),
    index('parcel_lines_line').on(table.lineId),
    check('parcel_lines_qty', sql`${table.qty} > 0`),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    userId: big('user_id').notNull(),
    orderId: big('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state').$type<RefundState>().notNull(),
    reason: text('reason').notNull(),
    /** Names in the file store. */
    images: jsonb('images').$type<string[]>().notNull().default([]),
    /** USD minor units: expected while it is under review, refunded once it is approved. */
    amount: minor('amount').notNull(),
    /** The refunded amount, in minor units of `paidCurrency`; null until it is approved. */
    paidWallet: text('paid_wallet'),
    paidCurrency: text('paid_currency'),
    paidAmount: minor('paid_amount'),
    /** The remark on the decision. */
    remark: text('remark').notNull().default(''),
    /** What the shop answered; null: nothing yet. */
    shopSaid: text('shop_said').$type<ShopAnswer>(),
    shopSaidAt: time('shop_said_at'),
    /** Why the shop objects, for operators. */
    shopRemark: text('shop_remark').notNull().default(''),
    restocked: integer('restocked').notNull().default(0),
    createdAt: createdAt(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    index('refunds_user').on(table.userId, table.id),
    index('refunds_order').on(table.orderId),
    index('refunds_state').on(table.state, table.createdAt),
    check('refunds_shop_said', sql`(${table.shopSaid} is null) = (${table.shopSaidAt} is null)`),
    check('refunds_amount', sql`${table.amount} >= 0 and coalesce(${table.paidAmount}, 0) >= 0`),
  ],
)

export const refundItems = pgTable(
  'refund_items',
  {
    refundId: big('refund_id')
      .notNull()
      .references(() => refunds.id),
    lineId: big('line_id')
      .notNull()
      .references(() => orderLines.id),
    qty: integer('qty').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.lineId] }),
    index('refund_items_line').on(table.lineId),
    check('refund_items_qty', sql`${table.qty} > 0`),
  ],
)

/** The history of a refund: one row for each state it entered. */
export const refundEvents = pgTable(
  'refund_events',
  {
    id: id(),
    refundId: big('refund_id')
      .notNull()
      .references(() => refunds.id),
    state: text('state').$type<RefundState>().notNull(),
    remark: text('remark').notNull().default(''),
    at: time('at').notNull(),
  },
  (table) => [index('refund_events_refund').on(table.refundId, table.at)],
)

/** Orders with copies of what was bought, and their history. */
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { OrderState, PaymentState } from '../../../../contract/base/order-states'
import type { CashHolder, CouponBearer } from '../../../../contract/rules/settlement'
import type { Texts } from '../../text/texts'
import { users } from './accounts'
import { big, id, minor, time } from '../columns'

export interface AddressSnapshot {
  name: string
  street: string
  zip: string
  city: string
  state: string
  country: string
  phone: string
  email: string
}
interface ShopSnapshot {
  name: string
  image: string
  ground: string
}
export interface CustomerSnapshot {
  name: string
  email: string
  telephone: string
}
export interface OptionSnapshot {
  name: Texts
  value: Texts
}

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** The order number. */
    orderNumber: text('order_number').notNull().unique('orders_order_number'),
    userId: big('user_id')
      .notNull()
      .references(() => users.id),
    shopId: big('shop_id').notNull(),
    /** The quote it was placed with; null for imported orders. */
    quoteId: big('quote_id'),
    status: text('status').$type<OrderState>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentState>().notNull(),
    paymentMethod: text('payment_method').$type<'wallet' | 'bank_card' | 'cash_on_delivery'>(),
    /** USD minor units, all five. */
    productTotal: minor('product_total').notNull(),
    couponCost: minor('coupon_cost')
      .notNull()
      .default(sql`0`),
    /** The coupon: its code at the time, and the use that all orders of the purchase share. */
    couponCode: text('coupon_code'),
    couponUseId: big('coupon_use_id'),
    shippingCost: minor('shipping_cost').notNull(),
    taxTotal: minor('tax_total').notNull(),
    grandTotal: minor('grand_total').notNull(),
    shippingMethod: text('shipping_method').notNull(),
    arrivalMethod: jsonb('arrival_method').$type<Texts>().notNull(),
    address: jsonb('address').$type<AddressSnapshot>().notNull(),
    customer: jsonb('customer').$type<CustomerSnapshot>().notNull(),
    shop: jsonb('shop').$type<ShopSnapshot>().notNull(),
    orderRemark: text('order_remark').notNull().default(''),
    cancelRemark: text('cancel_remark').notNull().default(''),
    /** The order's share of the payment: minor units of `paidCurrency`, at `paidRate` per USD. */
    paidWallet: text('paid_wallet'),
    paidCurrency: text('paid_currency'),
    paidRate: text('paid_rate'),
    paidAmount: minor('paid_amount'),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    createdAt: time('created_at').notNull(),
    /** When the order entered its current state: timers count from here. */
    statusAt: time('status_at').notNull(),
    expiresAt: time('expires_at'),
    paidAt: time('paid_at'),
    shippedAt: time('shipped_at'),
    deliveredAt: time('delivered_at'),
    completedAt: time('completed_at'),
    /**
     * The terms of its settlement with the shop, as they were when it was placed; the rates of commission are those of
     * its lines. An order from before there was settlement does not settle by itself.
     */
    settles: boolean('settles').notNull().default(false),
    cardFeeBps: integer('card_fee_bps').notNull().default(0),
    cardFeeFixed: minor('card_fee_fixed')
      .notNull()
      .default(sql`0`),
    couponBearer: text('coupon_bearer').$type<CouponBearer>().notNull().default('platform'),
    cashWith: text('cash_with').$type<CashHolder>().notNull().default('shop'),
    /** What the payer's bank took back of it after a lost dispute, without what refunds explain. */
    lost: minor('lost')
      .notNull()
      .default(sql`0`),
    settledAt: time('settled_at'),
    /** Whether pieces are still to be sent, though a parcel is on its way. */
    partlySent: boolean('partly_sent').notNull().default(false),
    /** The days of arrival that the buyer saw when it was placed; null for orders from before they were kept. */
    arrivesFrom: date('arrives_from'),
    arrivesTo: date('arrives_to'),
    /** The shortest time of the shipping method when it was placed: days; null for orders from before it was kept. */
    etaFromDays: integer('eta_from_days'),
    /** How soon after acceptance the shop ships, as it was agreed: days. */
    shipWithinDays: integer('ship_within_days').notNull().default(3),
    /** The day on which these days begin at the earliest, in UTC: the shop was away until then; null: it was there. */
    shipFrom: date('ship_from'),
  },
  (table) => [
    /** A buyer's history, and its counts by state. Read backwards: the newest first, here and below. */
    index('orders_buyer').on(table.userId, table.createdAt, table.id, table.status),
    /** Timers, and what operators have waiting. */
    index('orders_state').on(table.status, table.statusAt, table.id),
    index('orders_waiting').on(table.statusAt, table.id),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_shop_newest').on(table.shopId, table.createdAt, table.id),
    /** What a shop has to do, and its counts by state. */
    index('orders_shop_state').on(table.shopId, table.status, table.statusAt, table.id),
    index('orders_shop').on(table.shopId, table.paidAt),
    index('orders_paid')
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('orders_coupon_use').on(table.couponUseId),
    index('orders_shop_upload')
      .on(sql`(${table.shop} ->> 'image')`)
      .where(sql`${table.shop} ->> 'image' like '/uploads/%'`),
    unique('orders_quote_shop').on(table.quoteId, table.shopId),
    check(
      'orders_total',
      sql`${table.grandTotal} = ${table.productTotal} - ${table.couponCost} + ${table.shippingCost}`,
    ),
    /** What waits to be settled, the longest first. */
    index('orders_settling')
      .on(table.completedAt, table.id)
      .where(sql`${table.settles} and ${table.settledAt} is null and ${table.status} = 'completed'`),
    /** What waits to be paid, by when its time is over. */
    index('orders_expiring')
      .on(table.expiresAt, table.id)
      .where(sql`${table.status} = 'to_be_paid'`),
    check(
      'orders_terms',
      sql`${table.cardFeeBps} between 0 and 5000 and ${table.cardFeeFixed} >= 0
        and ${table.couponBearer} in ('platform', 'shop') and ${table.cashWith} in ('shop', 'platform')`,
    ),
    check('orders_lost', sql`${table.lost} between 0 and ${table.grandTotal}`),
    check('orders_settled', sql`${table.settledAt} is null or (${table.settles} and ${table.paidAt} is not null)`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: big('order_id')
      .notNull()
      .references(() => orders.id),
    productId: big('product_id').notNull(),
    skuId: big('sku_id').notNull(),
    sku: text('sku').notNull(),
    name: jsonb('name').$type<Texts>().notNull(),
    image: text('image').notNull(),
    ground: text('ground').notNull(),
    options: jsonb('options').$type<OptionSnapshot[]>().notNull(),
    qty: integer('qty').notNull(),
    /** USD minor units. */
    price: minor('price').notNull(),
    rowPrice: minor('row_price').notNull(),
    /** The coupon's discount on this line, for all its pieces: the lines of an order add up to its coupon cost. */
    couponShare: minor('coupon_share')
      .notNull()
      .default(sql`0`),
    /** The deal whose pieces were taken, so that a cancellation returns them. */
    flashDealId: big('flash_deal_id'),
    /** The marketplace's commission when it was ordered, in hundredths of a percent. */
    commissionBps: integer('commission_bps').notNull().default(0),
  },
  (table) => [
    unique('order_lines_order_sku').on(table.orderId, table.skuId),
    index('order_lines_sku').on(table.skuId),
    index('order_lines_product').on(table.productId),
    index('order_lines_upload')
      .on(table.image)
      .where(sql`${table.image} like '/uploads/%'`),
    check('order_lines_coupon', sql`${table.couponShare} >= 0 and ${table.couponShare} <= ${table.rowPrice}`),
    check('order_lines_row', sql`${table.rowPrice} = ${table.price} * ${table.qty} and ${table.qty} > 0`),
    check('order_lines_commission', sql`${table.commissionBps} between 0 and 5000`),
  ],
)

/** The timeline: one row for each state an order entered. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: big('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status').$type<OrderState>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [unique('order_events_once').on(table.orderId, table.status)],
)

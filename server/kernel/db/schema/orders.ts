/** Orders with what was bought as it was then, their history, their payments and the stock they took. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { OrderState, PaymentState } from '../../../../contract/order-states'
import type { Texts } from '../../text/texts'

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

const time = (name: string) => timestamp(name, { withTimezone: true })
const money = (name: string) => bigint(name, { mode: 'bigint' })

export const orders = pgTable(
  'orders',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    /** The number that people read. */
    incrementId: text('increment_id').notNull().unique('orders_increment_id'),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    shopId: bigint('shop_id', { mode: 'bigint' }).notNull(),
    /** The quote it was made from; null for orders that were imported. */
    quoteId: bigint('quote_id', { mode: 'bigint' }),
    status: text('status').$type<OrderState>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentState>().notNull(),
    paymentMethod: text('payment_method').$type<'wallet' | 'bank_card' | 'cash_on_delivery'>(),
    /** USD minor units, all five. */
    productTotal: money('product_total').notNull(),
    couponCost: money('coupon_cost')
      .notNull()
      .default(sql`0`),
    /** What made the coupon's cost: the code as it was then, and the use that all orders of the purchase share. */
    couponCode: text('coupon_code'),
    couponUseId: bigint('coupon_use_id', { mode: 'bigint' }),
    shippingCost: money('shipping_cost').notNull(),
    taxTotal: money('tax_total').notNull(),
    grandTotal: money('grand_total').notNull(),
    shippingMethod: text('shipping_method').notNull(),
    arrivalMethod: jsonb('arrival_method').$type<Texts>().notNull(),
    address: jsonb('address').$type<AddressSnapshot>().notNull(),
    customer: jsonb('customer').$type<CustomerSnapshot>().notNull(),
    shop: jsonb('shop').$type<ShopSnapshot>().notNull(),
    orderRemark: text('order_remark').notNull().default(''),
    cancelRemark: text('cancel_remark').notNull().default(''),
    /** What the payment took for this order: minor units of `paidCurrency`, at `paidRate` per USD. */
    paidWallet: text('paid_wallet'),
    paidCurrency: text('paid_currency'),
    paidRate: text('paid_rate'),
    paidAmount: money('paid_amount'),
    carrier: text('carrier'),
    logSn: text('log_sn'),
    createdAt: time('created_at').notNull(),
    /** When the state was entered that the order is in now: the timers count from here. */
    statusAt: time('status_at').notNull(),
    expiresAt: time('expires_at'),
    payTime: time('pay_time'),
    deliverTime: time('deliver_time'),
    deliveryTime: time('delivery_time'),
    successTime: time('success_time'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.id),
    index('orders_timer').on(table.status, table.statusAt),
    index('orders_created').on(table.createdAt),
    index('orders_shop').on(table.shopId, table.payTime),
    index('orders_coupon_use').on(table.couponUseId),
    unique('orders_quote_shop').on(table.quoteId, table.shopId),
    check(
      'orders_total',
      sql`${table.grandTotal} = ${table.productTotal} - ${table.couponCost} + ${table.shippingCost}`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    orderId: bigint('order_id', { mode: 'bigint' })
      .notNull()
      .references(() => orders.id),
    productId: bigint('product_id', { mode: 'bigint' }).notNull(),
    skuId: bigint('sku_id', { mode: 'bigint' }).notNull(),
    sku: text('sku').notNull(),
    name: jsonb('name').$type<Texts>().notNull(),
    image: text('image').notNull(),
    ground: text('ground').notNull(),
    options: jsonb('options').$type<OptionSnapshot[]>().notNull(),
    qty: integer('qty').notNull(),
    /** USD minor units. */
    price: money('price').notNull(),
    rowPrice: money('row_price').notNull(),
    /** What the coupon took off this line, of all its pieces together: the lines of an order add up to its coupon cost. */
    couponShare: money('coupon_share')
      .notNull()
      .default(sql`0`),
    /** The deal whose pieces were taken, so that a cancellation gives them back. */
    flashDealId: bigint('flash_deal_id', { mode: 'bigint' }),
  },
  (table) => [
    unique('order_lines_order_sku').on(table.orderId, table.skuId),
    index('order_lines_sku').on(table.skuId),
    check('order_lines_coupon', sql`${table.couponShare} >= 0 and ${table.couponShare} <= ${table.rowPrice}`),
    check('order_lines_row', sql`${table.rowPrice} = ${table.price} * ${table.qty} and ${table.qty} > 0`),
  ],
)

/** The timeline: one row for each state an order entered. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    orderId: bigint('order_id', { mode: 'bigint' })
      .notNull()
      .references(() => orders.id),
    status: text('status').$type<OrderState>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [unique('order_events_once').on(table.orderId, table.status)],
)

/**
 * What orders did to the stock: negative takes, positive gives back, or puts back what was refunded. One of each kind
 * at most per order and SKU.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    orderId: bigint('order_id', { mode: 'bigint' })
      .notNull()
      .references(() => orders.id),
    skuId: bigint('sku_id', { mode: 'bigint' }).notNull(),
    kind: text('kind').$type<'take' | 'return' | 'restock'>().notNull(),
    qty: integer('qty').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    unique('stock_movements_once').on(table.orderId, table.skuId, table.kind),
    index('stock_movements_sku').on(table.skuId),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    method: text('method').$type<'wallet' | 'bank_card' | 'cash_on_delivery'>().notNull(),
    state: text('state').$type<'paid' | 'pending' | 'failed'>().notNull(),
    wallet: text('wallet'),
    currency: text('currency').notNull(),
    rate: text('rate').notNull(),
    /** Minor units of `currency`. */
    amount: money('amount').notNull(),
    /** What it is for: orders, or money that goes into `wallet`. */
    purpose: text('purpose').$type<'orders' | 'recharge'>().notNull().default('orders'),
    /** The card gateway, its own id of the payment page, that page's address, and its id of the money it collected. */
    gateway: text('gateway'),
    gatewayRef: text('gateway_ref'),
    pageUrl: text('page_url'),
    chargeRef: text('charge_ref'),
    /** Where the page leads back to. */
    returnUrl: text('return_url'),
    /** The line of the wallet's statement that a recharge by card fills. */
    recordId: bigint('record_id', { mode: 'bigint' }),
    transferId: bigint('transfer_id', { mode: 'bigint' }),
    createdAt: time('created_at').notNull(),
    /** When the gateway is asked, unasked by it, how a payment by card stands, and how often it was; null: it is settled. */
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
    paymentId: bigint('payment_id', { mode: 'bigint' })
      .notNull()
      .references(() => payments.id),
    orderId: bigint('order_id', { mode: 'bigint' })
      .notNull()
      .references(() => orders.id),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.orderId] }),
    index('payment_orders_order').on(table.orderId),
  ],
)

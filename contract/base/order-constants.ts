/** The tabs, actions and deadlines of orders, for their shop. */
import { ORDER_TABS, type TabOf, type Untabbed } from './order-states'

/** The tabs of a shop's orders, each with the states it shows: unlike a buyer, a shop has to accept before it ships. */
const { all, to_pay, to_ship: _, ...later } = ORDER_TABS
export const SELLER_TABS = { all, to_pay, to_accept: ['paid'], to_ship: ['to_be_shipped'], ...later } as const
export type SellerTab = TabOf<typeof SELLER_TABS, Untabbed<typeof SELLER_TABS>>
export const SELLER_TAB_NAMES = Object.keys(SELLER_TABS) as SellerTab[]

/**
 * What a shop, or an operator in its place, can do with an order: `ship` accepts a paid order first, `parcel` corrects the
 * carrier or the tracking number, `deliver` reports the parcel as in transit first if nobody has, and `decline` cancels
 * the order.
 */
export const SELLER_ACTIONS = ['accept', 'ship', 'parcel', 'deliver', 'decline'] as const
export type SellerAction = (typeof SELLER_ACTIONS)[number]

/** How many orders one call accepts. */
export const ORDERS_AT_ONCE = 50

/** Why an order was not accepted: its state does not allow it, or the payer's bank may take the money back. */
export const ACCEPT_REFUSALS = ['not_allowed', 'disputed'] as const
export type AcceptRefusal = (typeof ACCEPT_REFUSALS)[number]

/** How long after shipping a shop can report the delivery of an order from before it kept what was agreed: days. */
export const DELIVER_AFTER_DAYS = 3

/**
 * How soon after acceptance an order has to be shipped, as the agreement with sellers says: days. A shop can promise less
 * [rule.seller-late].
 */
export const SHIP_WITHIN_DAYS = 3

/** How many packing slips one document holds. */
export const SLIPS_AT_ONCE = 20

/** How long after completion a shop can read the buyer's name and address: seconds [rule.seller-address]. */
export const ADDRESS_UNTIL_S = 30 * 86_400

/** The calls of the cart and the checkout. */
import { Type } from '@sinclair/typebox'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { CART_LINE_MAX } from '../base/constants'
import { Address } from '../entities/address'
import { BasketId, CartInfo, CartItems, CartPayload, LeftOut } from '../entities/cart'
import { OrderRef, ShippingMethods } from '../entities/checkout'
import { CouponCode } from '../entities/coupon'
import { Charge, Method } from '../entities/order'
import { WalletBalance } from '../entities/user'
import { Count, Currency, Day, Flag, Id, Money, localised } from '../base/fields'
import { REMARK_MAX } from '../base/text-limits'

/** Adds a coupon to the cart, replacing the previous one. */
export const cartAddCoupon = defineCall('cartAddCoupon', {
  summary: 'Applies a coupon.',
  fields: Type.Object({ coupon_code: CouponCode, basket_id: BasketId }),
  data: CartPayload,
  codes: [Code.couponFetch, Code.couponCode, Code.notFound],
})

/**
 * Adds pieces to the buyer’s cart. With buy_now they go into a separate basket instead, which replaces the previous
 * one: the cart, its selection and its coupon are unchanged, and `basket_id` is passed to the calls of the checkout.
 */
export const cartAdd = defineCall('cartAdd', {
  summary: 'Adds an item to the cart.',
  fields: Type.Object({
    product_id: Id,
    qty: Type.Integer({ minimum: 1, maximum: CART_LINE_MAX }),
    custom_option_sku: Type.Optional(Type.String({ maxLength: 64 })),
    buy_now: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({ items_count: Count, basket_id: Type.Optional(Id) }),
  codes: [Code.productInvalid, Code.stockInsufficient, Code.notFound],
})

/** Removes the coupon from the cart. */
export const cartCancelCoupon = defineCall('cartCancelCoupon', {
  summary: 'Removes the coupon.',
  fields: Type.Object({ coupon_code: CouponCode, basket_id: BasketId }),
  data: CartPayload,
  codes: [Code.couponCode, Code.notFound],
})

/**
 * Adds a visitor’s cart to the buyer’s after a login, with its ticks; quantities are limited to the stock
 * [session.cart-merge]. `clamped` has the products of which fewer pieces were added, `left_out` those of which none was,
 * and why. With `checkout`, because the visitor is on the way there, the other lines of the buyer’s cart lose their ticks, so
 * that nothing joins the order unseen [session.merge-checkout]; `unselected` counts them.
 */
export const cartMerge = defineCall('cartMerge', {
  summary: 'Merges a visitor’s cart.',
  fields: Type.Object({ items: CartItems, checkout: Type.Optional(Flag) }),
  data: Type.Object({
    items_count: Count,
    clamped: Type.Array(Id),
    left_out: Type.Optional(Type.Array(LeftOut)),
    unselected: Type.Optional(Count),
  }),
})

/**
 * The content and the price of a visitor’s cart; lines that cannot be bought are inactive, also when their SKU does not
 * exist any more. `left_out` has the items of products that do not exist.
 */
export const cartQuote = defineCall('cartQuote', {
  summary: 'Prices a visitor’s cart.',
  fields: Type.Object({ items: CartItems }),
  data: Type.Object({ cart_info: CartInfo, left_out: Type.Optional(Type.Array(LeftOut)) }),
})

/** Selects or deselects every line that can be bought. */
export const cartSelectAll = defineCall('cartSelectAll', {
  summary: 'Selects all cart lines.',
  fields: Type.Object({ checked: Type.Boolean() }),
  data: CartPayload,
})

/** Selects or deselects one line. */
export const cartSelectOne = defineCall('cartSelectOne', {
  summary: 'Selects a cart line.',
  fields: Type.Object({ item_id: Id, checked: Type.Boolean() }),
  data: CartPayload,
  codes: [Code.notFound, Code.productInvalid],
})

const UP_TYPES = ['add_one', 'less_one', 'set', 'option', 'remove'] as const

/**
 * Changes a line: one more, one less, a quantity, a variant (with `qty` a quantity as well), or removal; for removal
 * item_id is a comma-separated list.
 */
export const cartUpdate = defineCall('cartUpdate', {
  summary: 'Changes cart lines.',
  fields: Type.Object({
    item_id: Type.String({ pattern: '^[1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,99}$' }),
    up_type: Type.Union(UP_TYPES.map((type) => Type.Literal(type))),
    qty: Type.Optional(Type.Integer({ minimum: 1, maximum: CART_LINE_MAX })),
    custom_option_sku: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  data: CartPayload,
  codes: [Code.notFound, Code.productInvalid, Code.stockInsufficient],
})

/** The buyer’s cart, or the basket. */
export const cart = defineCall('cart', {
  summary: 'The cart.',
  fields: Type.Object({ basket_id: BasketId }),
  data: Type.Object({ cart_info: CartInfo, currency: Currency }),
  codes: [Code.notFound],
})

/**
 * The selected lines with the shipping chosen per shop: the total to be confirmed. Valid for 30 minutes; reserves
 * nothing [const.quote-life].
 */
export const checkoutQuote = defineCall('checkoutQuote', {
  summary: 'Quotes the selected lines.',
  fields: Type.Object({ address_id: Id, shipping_methods: ShippingMethods, basket_id: BasketId }),
  data: Type.Object({ cart_info: CartInfo, quote_id: Id, charge: Type.Array(Charge) }),
  codes: [Code.notFound, Code.productInvalid, Code.stockInsufficient, Code.operationFailed],
})

/**
 * Everything the checkout shows: cart, addresses, shipping per shop, payments and wallets. What the buyer is likely to
 * choose is chosen beforehand, and quoted at the same prices, so that the next call can place the orders.
 */
export const checkout = defineCall('checkout', {
  summary: 'Opens the checkout.',
  fields: Type.Object({ address_id: Type.Optional(Id), basket_id: BasketId }),
  data: Type.Object({
    cart_info: CartInfo,
    address_list: Type.Array(Address),
    shippings: Type.Array(
      Type.Object({
        shop_id: Id,
        methods: Type.Array(
          Type.Object({
            method: Type.String(),
            name: Type.String(),
            cost: Money,
            eta_from: Day,
            eta_to: Day,
            selected: Type.Boolean(),
          }),
        ),
      }),
    ),
    payments: Type.Array(
      Type.Object({
        payment_method: Method,
        name: Type.String(),
        enabled: Type.Boolean(),
        reason: Type.Optional(Type.String()),
      }),
    ),
    wallets: Type.Array(WalletBalance),
    currency: Currency,
    /** The default address or the last used, per shop the method used last or the cheapest, and what pays it all. */
    chosen: Type.Optional(
      Type.Object({
        address_id: Id,
        shipping_methods: ShippingMethods,
        payment_method: Method,
        wallet: Type.Optional(Type.String()),
      }),
    ),
    /** The quote of what was chosen; absent when nothing is selected, or a line has fewer pieces in stock. */
    quote_id: Type.Optional(Id),
    charge: Type.Optional(Type.Array(Charge)),
  }),
  codes: [Code.noDefaultAddress, Code.notFound],
})

/**
 * Adds the content of an order to the cart again, in any state and as far as the stock allows [screen.buy-again]. With
 * buy_now it goes into a separate basket instead, as in `cartAdd`; without `basket_id`, nothing of it is available.
 * `items_count` counts the pieces of the whole cart; `short` lists the lines of which fewer pieces, or none, could be
 * added.
 */
export const reorder = defineCall('reorder', {
  summary: 'Puts the items of an order back into the cart.',
  fields: Type.Object({ order_id: Id, buy_now: Type.Optional(Type.Boolean()) }),
  data: Type.Object({
    items_count: Count,
    basket_id: Type.Optional(Id),
    short: Type.Array(
      Type.Object({ product_id: Id, sku: Type.String(), ...localised('name'), qty: Count, added: Count }),
    ),
  }),
  codes: [Code.orderUnknown],
})

/**
 * Places one order per shop, all or none, and takes the stock. A changed total is refused with a new quote
 * [state.order-per-shop] [wire.quote-changed].
 */
export const submitOrder = defineCall('submitOrder', {
  summary: 'Places the orders.',
  fields: Type.Object({
    address_id: Id,
    shipping_methods: ShippingMethods,
    quote_id: Id,
    basket_id: BasketId,
    order_remark: Type.Optional(Type.String({ maxLength: REMARK_MAX })),
  }),
  data: Type.Object({ orders: Type.Array(OrderRef), grand_total: Money }),
  codes: [Code.notFound, Code.productInvalid, Code.stockInsufficient, Code.operationFailed],
})

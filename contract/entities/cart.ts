/** The cart, for buyers and visitors. All amounts are USD; only selected lines count [money.selected-only]. */
import { Type, type Static } from '@sinclair/typebox'
import { CART_LINES_MAX, CART_LINE_MAX, COUPON_OFFERS_MAX } from '../base/constants'
import { Count, Id, Money, Nullable, localised } from '../base/fields'

/**
 * Why a line cannot be bought: all pieces are sold; it is off sale; or its product is sold in other variants than before,
 * and one has to be chosen (cartUpdate, `option`).
 */
export const InactiveReason = Type.Union([Type.Literal('sold_out'), Type.Literal('withdrawn'), Type.Literal('choose')])
export type InactiveReason = Static<typeof InactiveReason>

export const CartLine = Type.Object({
  item_id: Id,
  product_id: Id,
  sku: Type.String(),
  ...localised('name'),
  image: Type.String(),
  ground: Type.String(),
  qty: Type.Integer({ minimum: 1 }),
  stock: Count,
  /** The current price of one piece. */
  price: Money,
  /** The price of one piece without the reduction, if any. */
  base_price: Type.Optional(Money),
  /**
   * The price of one piece when the buyer saw the line after they had added or changed it, if it is another one now; a back end
   * may omit it.
   */
  was_price: Type.Optional(Money),
  row_price: Money,
  /** Empty if the product has no variants. */
  custom_option_sku: Type.String(),
  /** The chosen variant in the caller's language. */
  custom_option_info: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  selected: Type.Boolean(),
  /** false: withdrawn or out of stock; shown, but not selectable and in no total. */
  active: Type.Boolean(),
  /** Only of inactive lines. */
  inactive_reason: Type.Optional(InactiveReason),
})
export type CartLine = Static<typeof CartLine>

export const CartShop = Type.Object({
  shop_id: Id,
  name: Type.String(),
  image: Type.String(),
  ground: Type.String(),
  free_shipping_from: Nullable(Money),
  /** The selected lines of this shop. */
  product_total: Money,
  products: Type.Array(CartLine),
})
export type CartShop = Static<typeof CartShop>

/** A coupon that a cart is offered [rule.coupon-offers]. */
export const CouponOffer = Type.Object({
  code: Type.String(),
  /** What the cart's total falls by as its selected lines are now. */
  saves: Money,
  /** The shop for whose products it is; absent for a coupon of the marketplace. */
  shop: Type.Optional(Type.Object({ shop_id: Id, name: Type.String() })),
})
export type CouponOffer = Static<typeof CouponOffer>

export const CartInfo = Type.Object({
  items_count: Count,
  /** The coupon of the cart, if it applies; null for visitors. */
  coupon_code: Nullable(Type.String()),
  /** The shop of the coupon, whose selected lines alone count for it; absent for a coupon of the marketplace. */
  coupon_shop: Type.Optional(Type.Object({ shop_id: Id, name: Type.String() })),
  /** The minimum total of the selected lines for the discount; only while it is not reached. */
  coupon_min: Type.Optional(Money),
  /** Offered coupons that save more than the cart's own, best first; absent without any. */
  coupon_offers: Type.Optional(Type.Array(CouponOffer, { maxItems: COUPON_OFFERS_MAX })),
  product_total: Money,
  coupon_cost: Money,
  shipping_cost: Money,
  /** Contained in the prices; for information only. */
  tax_total: Money,
  grand_total: Money,
  shops: Type.Array(CartShop),
})
export type CartInfo = Static<typeof CartInfo>

export const CartPayload = Type.Object({ cart_info: CartInfo })

/** A line of a visitor's cart, which is stored on the device. */
export const CartItem = Type.Object({
  product_id: Id,
  custom_option_sku: Type.Optional(Type.String({ maxLength: 64 })),
  qty: Type.Integer({ minimum: 1, maximum: CART_LINE_MAX }),
  /**
   * Whether it is ticked to be bought. In a quote a line without it is ticked. A merge leaves the tick of a line that the
   * buyer's cart had before; with it, the visitor's tick, which is the later decision, replaces that of the same SKU.
   */
  selected: Type.Optional(Type.Boolean()),
})
export type CartItem = Static<typeof CartItem>
export const CartItems = Type.Array(CartItem, { minItems: 0, maxItems: CART_LINES_MAX })

/** Part of a visitor's cart that is in no line of an answer, and why. */
export const LeftOut = Type.Object({
  product_id: Id,
  custom_option_sku: Type.Optional(Type.String()),
  /** Empty if the product does not exist any more. */
  ...localised('name'),
  /** The pieces that were left out. */
  qty: Count,
  /** As of a line, or `full`: the cart has as many lines as it can hold. */
  reason: Type.Union([InactiveReason, Type.Literal('full')]),
})
export type LeftOut = Static<typeof LeftOut>

/** The basket to use instead of the cart's selected lines (from `cartAdd` or `reorder`). Another buyer's is 2000019. */
export const BasketId = Type.Optional(Id)

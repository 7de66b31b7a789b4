/**
 * A store as buyers and as its seller see it [field.shop.parts] [field.store.settings]. Amounts are USD decimal
 * strings.
 */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Day, Id, Money, Nullable, localised } from '../base/fields'
import { FREE_SHIPPING_MAX, SHIPPING_COST_MAX, SHIPPING_DAYS_MAX, SHIPPING_KINDS } from '../rules/store'
import { Charge } from './order'
import { ShopCard } from './product'

/** A shop's page. */
export const ShopDetail = Type.Object({
  ...ShopCard.properties,
  /** The shop's description: in the caller's language, else in English, else in any. */
  text: Type.String(),
  /** How it takes goods back, in its own words, by the same rule; a back end may omit it. */
  returns: Type.Optional(Type.String()),
  /** The day on which it ships again, in UTC; null or absent: it is there. */
  away_until: Type.Optional(Nullable(Day)),
})
export type ShopDetail = Static<typeof ShopDetail>

const Days = Type.Integer({ minimum: 0, maximum: SHIPPING_DAYS_MAX })
const Kind = Type.Union(SHIPPING_KINDS.map((kind) => Type.Literal(kind)))

/** A shipping method as a seller sets it: at most `SHIPPING_COST_MAX` USD, days from the order to the delivery. */
const ShippingOffer = Type.Object({ method: Kind, cost: Money, eta_from: Days, eta_to: Days })
type ShippingOffer = Static<typeof ShippingOffer>

/**
 * A store’s shipping: the first method is the standard one. It is free from `free_from` USD on, null: never; at most
 * `FREE_SHIPPING_MAX`.
 */
export const StoreShipping = Type.Object(
  {
    free_from: Type.Optional(Nullable(Money)),
    methods: Type.Optional(Type.Array(ShippingOffer, { minItems: 1, maxItems: SHIPPING_KINDS.length })),
  },
  {
    additionalProperties: false,
    description: `at most ${SHIPPING_COST_MAX} and ${FREE_SHIPPING_MAX} USD`,
  },
)
export type StoreShipping = Static<typeof StoreShipping>

/** A store's settings. */
export const Store = Type.Object({
  ...ShopDetail.properties,
  address: Type.String(),
  /** In display order; a store may have methods that it cannot choose itself. */
  shipping: Type.Object({
    free_from: Nullable(Money),
    methods: Type.Array(
      Type.Object({ method: Type.String(), name: Type.String(), cost: Money, eta_from: Count, eta_to: Count }),
    ),
  }),
})
export type Store = Static<typeof Store>

/** A best seller of this month, and its sales. */
export const BestSeller = Type.Object({
  product_id: Id,
  ...localised('name'),
  image: Type.String(),
  ground: Type.String(),
  sold: Count,
  amount: Money,
})
export type BestSeller = Static<typeof BestSeller>

/** A store's figures. Months and days are in UTC (docs/decisions/0024-sellers.md). */
export const StoreDashboard = Type.Object({
  this_month: Money,
  last_month: Money,
  total: Money,
  /** Every day of this month up to today, including those without sales. */
  by_day: Type.Array(Type.Object({ day: Day, amount: Money })),
  /** What its seller transferred to it from their wallets, each in its own currency; a back end may omit it. */
  balances: Type.Optional(Type.Array(Charge)),
  /** Orders; a back end may omit those that the shop has to accept first. */
  to_accept: Type.Optional(Count),
  to_ship: Count,
  on_the_way: Count,
  /** Refunds that are under review. */
  refunds: Count,
  /** Variants with pieces left, but few by the shop's own limit. */
  low_stock: Count,
  best: Type.Array(BestSeller),
  store: Store,
})
export type StoreDashboard = Static<typeof StoreDashboard>

/** Reports of sales for operators and shops [field.report]. Amounts are USD, in which products are priced. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Currency, Day, Id, Money, Nullable, Time, localised } from '../base/fields'

/** The longest period of a report: days. */
export const REPORT_DAYS_MAX = 366
/** The period of a report that names none: the last days up to today. */
export const REPORT_DAYS = 30
/** After how many days without a sale a product lies, if the call names none. */
export const IDLE_DAYS = 30
export const IDLE_DAYS_MAX = 365
/** How long sums of searches are kept: days. */
export const SEARCHES_RETENTION_DAYS = 180

/** What sales are grouped by. */
export const SALES_GROUPS = ['shop', 'category', 'product'] as const
export type SalesGroup = (typeof SALES_GROUPS)[number]
/** A shop has no use for the first. */
export const SHOP_SALES_GROUPS = ['category', 'product'] as const

/**
 * Orders that were paid, and not cancelled since. `sales` is their goods after coupons, with tax and without shipping;
 * `refunded` is what of it went back by now, and `net` what stayed. The day of a sale is that of its payment.
 */
export const SalesSums = Type.Object({
  orders: Count,
  pieces: Count,
  sales: Money,
  refunded: Money,
  net: Money,
})
export type SalesSums = Static<typeof SalesSums>

const SalesDay = Type.Object({ day: Day, ...SalesSums.properties })

/** What buyers paid in a currency, shipping included, before refunds. */
export const PaidIn = Type.Object({ currency: Currency, orders: Count, amount: Money })
export type PaidIn = Static<typeof PaidIn>

/**
 * How far the orders of a period have come by now. The app reports no visits, so it begins with carts: `carts` is the
 * accounts whose cart still holds something that they added in the period. The others count orders that were placed in
 * the period; `refunded` are those with an approved refund.
 */
export const Funnel = Type.Object({
  carts: Count,
  placed: Count,
  paid: Count,
  shipped: Count,
  completed: Count,
  refunded: Count,
  cancelled: Count,
})
export type Funnel = Static<typeof Funnel>

export const Report = Type.Object({
  from: Day,
  until: Day,
  /** As IANA names it. */
  zone: Type.String(),
  total: SalesSums,
  /** What buyers paid for shipping with these orders; USD. */
  shipping: Money,
  /** Each day of the period, also without sales. */
  days: Type.Array(SalesDay),
  paid: Type.Array(PaidIn),
  funnel: Funnel,
})
export type Report = Static<typeof Report>

/** The sales of a shop, a category or a product; a product that was deleted has an empty name. */
export const SalesRow = Type.Object({ id: Id, ...localised('name'), ...SalesSums.properties })
export type SalesRow = Static<typeof SalesRow>

/** A product on sale that nobody buys. */
export const IdleProduct = Type.Object({
  product_id: Id,
  ...localised('name'),
  image: Type.String(),
  ground: Type.String(),
  shop: Type.Object({ shop_id: Id, name: Type.String() }),
  /** Pieces of its variants on offer. */
  stock: Count,
  /** These pieces at their prices; USD. */
  value: Money,
  /** Null: never yet. */
  last_sold_at: Nullable(Time),
  listed_at: Nullable(Time),
})
export type IdleProduct = Static<typeof IdleProduct>

/** How often a term was searched for, and how often nothing was found. */
export const SearchTerm = Type.Object({ term: Type.String(), searches: Count, empty: Count })
export type SearchTerm = Static<typeof SearchTerm>

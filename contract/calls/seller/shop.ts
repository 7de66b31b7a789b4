/** A shop's first page and its settings. Amounts are USD decimal strings. */
import { Type, type Static, type TOptional, type TString } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { BestSeller } from '../../entities/store'
import { SessionData } from '../../entities/user'
import { Count, Day, Flag, Id, Line, Money, Nullable, Time, localised } from '../../base/fields'
import { LANGUAGE_CODES, type Language } from '../../base/languages'
import { SHIPPING_DAYS_MAX } from '../../rules/store'
import { shopId, RawText, Version } from '../../entities/seller/fields'
import { SHIP_WITHIN_DAYS } from '../../base/order-constants'
import { LOW_STOCK_MAX, METHODS_MAX } from '../../base/shop-constants'
import { StockRow } from './stock'

const codes = [Code.notFound, Code.operationFailed]

type Texts<P extends string> = { [K in Language as `${P}_${K}`]: TOptional<TString> }

/** `text` → text_{lang} of every language; a text longer than its limit is refused at its field. */
const texts = <P extends string>(prefix: P): Texts<P> =>
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => [`${prefix}_${code}`, Type.Optional(Type.String({ maxLength: 5_000 }))]),
  ) as Texts<P>

const Days = Type.Integer({ minimum: 0, maximum: SHIPPING_DAYS_MAX })
const Method = Type.String({ pattern: '^[a-z][a-z0-9_-]{0,29}$' })

/**
 * A shop's settings with everything that they set for buyers. Texts are there in the languages that have one.
 */
export const SellerShop = Type.Object({
  shop_id: Id,
  name: Type.String(),
  /** Its path under the static base; may be empty. */
  logo: Type.String(),
  ground: Type.String(),
  ...texts('text'),
  /** How it takes goods back, in its own words. */
  ...texts('returns'),
  address: Type.String(),
  /** How soon after acceptance it ships: days. */
  ship_within_days: Count,
  /** Up to this number of pieces, the stock of a variant is low. */
  low_stock_at: Count,
  /** The day on which it ships again, in UTC; null: it is there. */
  away_until: Nullable(Day),
  /** Shipping is free from this amount on; null: never. */
  free_from: Nullable(Money),
  /** A checkout preselects the first. */
  methods: Type.Array(
    Type.Object({ method: Type.String(), ...localised('names'), cost: Money, eta_from: Count, eta_to: Count }),
  ),
  /** What operators have set for it. */
  terms: Type.Object({
    /** Whether its products need no approval. */
    trusted: Flag,
  }),
  /** Increases with every change. */
  version: Count,
  updated_at: Time,
  /** The author of the last change; empty if it is unknown. */
  updated_by_name: Type.String(),
})
export type SellerShop = Static<typeof SellerShop>

const data = Type.Object({ shop: SellerShop })

/** What there is to do, and how the month goes; months and days are in UTC [field.seller.home]. */
export const sellerHome = defineCall('sellerHome', {
  summary: 'What a shop has to do, and its sales.',
  fields: Type.Object({ shop_id: shopId }),
  data: Type.Object({
    /** Orders. */
    to_accept: Count,
    to_ship: Count,
    late: Count,
    /** Since when the oldest order waits to be accepted or shipped. */
    oldest_at: Nullable(Time),
    /** Requests for refunds that the shop has to answer, and until when it has to answer the oldest. */
    refunds: Count,
    answer_until: Nullable(Time),
    /** The variants on offer with the least stock among those that are low or sold out, and how many there are. */
    low_stock: Type.Array(StockRow),
    low_stock_count: Count,
    /** Reviews without a reply. */
    reviews: Count,
    /** Orders with a message of the buyer that waits for an answer. */
    messages: Count,
    /** Of all its reviews, in hundredths; 0 without any. */
    rate: Count,
    sales: Type.Object({
      /** This month, and the whole last month. */
      month: Money,
      before: Money,
      /** Every day of this month up to today. */
      by_day: Type.Array(Type.Object({ day: Day, amount: Money })),
    }),
    /** The products with the highest sales this month. */
    best: Type.Array(BestSeller),
  }),
  codes,
})

export const sellerShop = defineCall('sellerShop', {
  summary: 'A shop with all its settings.',
  fields: Type.Object({ shop_id: shopId }),
  data,
  codes,
})

/**
 * Changes a shop, completely or not at all [field.store.settings]. Absent fields stay unchanged, an empty text is removed,
 * and `methods` replaces the whole list. A method without names has the marketplace's name for it; one that the
 * marketplace does not know needs an English name. A change needs the `version` that was read: if the shop has been
 * changed since, nothing is written, and 2000018 with the reason `changed` has the current `version`, `updated_at` and
 * `updated_by_name`. Placed orders keep their shipping.
 */
export const sellerShopSave = defineCall('sellerShopSave', {
  summary: 'Changes the settings of a shop.',
  fields: Type.Object({
    shop_id: shopId,
    version: Version,
    name: Type.Optional(Line(200)),
    /** The id of an upload of the caller with the purpose avatar. */
    logo: Type.Optional(Id),
    ...texts('text'),
    ...texts('returns'),
    address: Type.Optional(Line(1000)),
    ship_within_days: Type.Optional(Type.Integer({ minimum: 1, maximum: SHIP_WITHIN_DAYS })),
    low_stock_at: Type.Optional(Type.Integer({ minimum: 0, maximum: LOW_STOCK_MAX })),
    /** From tomorrow on, at most a year ahead; empty: it is there. */
    away_until: Type.Optional(RawText),
    /** Empty: never. */
    free_from: Type.Optional(RawText),
    methods: Type.Optional(
      Type.Array(Type.Object({ method: Method, ...texts('names'), cost: RawText, eta_from: Days, eta_to: Days }), {
        minItems: 1,
        maxItems: METHODS_MAX,
      }),
    ),
  }),
  data,
  codes,
})

/**
 * A session for the seller whose code this is [rule.seller-link]. The code is used up; 1100003 if it is unknown, over, used,
 * or its shop is closed.
 */
export const sellerSession = defineCall('sellerSession', {
  summary: 'Logs a seller in with the one-time code of the app.',
  fields: Type.Object({ ptoken: Line(200) }),
  data: SessionData,
  codes: [Code.notLoggedIn, Code.accountDisabled],
})

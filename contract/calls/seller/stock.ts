/** The prices and the stock of a shop's variants. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { STOCK_MAX } from '../../base/constants'
import { Count, Id, Line, ListOf, Money, Nullable, Page, PageSize, Time, localised, keyPage } from '../../base/fields'
import { shopId, RawText } from '../../entities/seller/fields'
import { SKUS_AT_ONCE, STOCK_BY, STOCK_LEVELS, STOCK_REASONS } from '../../base/product-constants'

const codes = [Code.notFound, Code.operationFailed]
const prices = { price: RawText, special_price: Nullable(RawText) }

/** A variant with its price and its stock. */
export const StockRow = Type.Object({
  sku_id: Id,
  sku: Type.String(),
  product_id: Id,
  /** The product's name in English and in the caller's language. */
  ...localised('name'),
  image: Type.String(),
  ground: Type.String(),
  options: Type.Record(Type.String(), Type.String()),
  price: Money,
  special_price: Nullable(Money),
  stock: Count,
})

/**
 * The kinds of stock changes: those by hand, those by orders, stock intakes, what a variant had when it was dropped, and
 * what was there before movements were written.
 */
const MOVEMENT_KINDS = [
  ...STOCK_REASONS,
  'sale',
  'cancellation',
  'refund_restock',
  'intake',
  'dropped',
  'opening',
] as const

const Movement = Type.Object({
  at: Time,
  /** Pieces more, or fewer. */
  delta: Type.Integer(),
  /** The pieces of the variant after it. */
  stock: Count,
  kind: Type.Union(MOVEMENT_KINDS.map((kind) => Type.Literal(kind))),
  note: Type.String(),
  /** The person who changed it; empty for orders. */
  by: Type.String(),
  order_id: Nullable(Id),
  /** The variant, as it is or as it was when its product dropped it. */
  sku_id: Id,
  sku: Type.String(),
  options: Type.Record(Type.String(), Type.String()),
})

/**
 * Sets prices for new orders. A buyer with a quote at the old prices gets a new one. A price must be above that of the
 * product's flash deal; otherwise it is refused at `items.0.price`. `was` is what the caller saw: if a variant has other
 * prices by now, nothing is written, and 2000018 with the reason `changed` has them as `items`, unless they are the ones
 * that are sent. Without `was`, a price is set whatever was there.
 */
export const sellerPrices = defineCall('sellerPrices', {
  summary: 'Sets the prices of a shop’s variants.',
  fields: Type.Object({
    shop_id: shopId,
    items: Type.Array(Type.Object({ sku_id: Id, ...prices, was: Type.Optional(Type.Object(prices)) }), {
      minItems: 1,
      maxItems: SKUS_AT_ONCE,
    }),
  }),
  data: Type.Object({
    items: Type.Array(Type.Object({ sku_id: Id, price: Money, special_price: Nullable(Money) })),
  }),
  codes,
})

/** Variants on offer, the lowest stock first. `q` searches as in sellerProducts. */
export const sellerStock = defineCall('sellerStock', {
  summary: 'A shop’s stock.',
  fields: Type.Object({
    shop_id: shopId,
    ...keyPage,
    page_size: PageSize,
    q: Type.Optional(Line(100)),
    stock: Type.Optional(Type.Union(STOCK_LEVELS.map((level) => Type.Literal(level)))),
  }),
  data: Type.Object({
    ...ListOf(StockRow).properties,
    /** Who increases stock; where operators do, a shop asks for it by `applyStorage`. */
    stock_by: Type.Union(STOCK_BY.map((who) => Type.Literal(who))),
  }),
  codes,
})

/**
 * The newest change first: of the variant `sku_id`, or of all that the product `product_id` has or had; one of them is
 * required. Variants and products that are gone keep their log, which ends with the pieces that were dropped.
 */
export const sellerStockLog = defineCall('sellerStockLog', {
  summary: 'The stock movements of a variant, or of a product with all its variants.',
  fields: Type.Object({
    shop_id: shopId,
    sku_id: Type.Optional(Id),
    product_id: Type.Optional(Id),
    p: Page,
    page_size: PageSize,
  }),
  data: ListOf(Movement),
  codes,
})

/**
 * Changes each stock by the difference between `stock` and `was`, the number that the caller saw: pieces sold in the
 * meantime stay sold [rule.seller-stock]. With the reason `count` it says what is there instead: if another number than `was` is
 * there by now, 2000018 with the reason `changed` has it in `items`. All items or none; 2000023 if a stock would become
 * negative.
 */
export const sellerStockSet = defineCall('sellerStockSet', {
  summary: 'Sets the stock of a shop’s variants.',
  fields: Type.Object({
    shop_id: shopId,
    items: Type.Array(
      Type.Object({
        sku_id: Id,
        stock: Type.Integer({ minimum: 0, maximum: STOCK_MAX }),
        was: Type.Integer({ minimum: 0, maximum: STOCK_MAX }),
      }),
      { minItems: 1, maxItems: SKUS_AT_ONCE },
    ),
    reason: Type.Union(STOCK_REASONS.map((reason) => Type.Literal(reason))),
    note: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  data: Type.Object({ items: Type.Array(Type.Object({ sku_id: Id, stock: Count })) }),
  codes: [...codes, Code.stockInsufficient],
})

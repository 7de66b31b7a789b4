/** Conditions that the lists of products and of stock have in common. */
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { StockLevel } from '@contract/base/product-constants'
import { products, skus } from '../../kernel/db/schema/catalogue'
import { likePatterns } from '../../kernel/db/contains'
import type { SellerShop } from './shop'

/** The stock of a product's variants on offer. The table is named, because drizzle omits it in statements with only one. */
export const STOCK_ON_OFFER = sql<number>`(
  select coalesce(sum(own.stock), 0)::int from ${skus} as own
  where own.product_id = ${products}.id and not own.discontinued)`

/** The condition that a stock has this level in its shop. */
export function ofLevel(
  pieces: SQL | typeof skus.stock,
  level: StockLevel | undefined,
  { lowStockAt }: SellerShop,
): SQL | undefined {
  if (level === undefined) return undefined
  return level === 'out' ? sql`${pieces} = 0` : and(gt(sql`${pieces}`, 0), sql`${pieces} <= ${lowStockAt}`)
}

/** The condition that a product's search text or one of its SKUs contains every word. */
export function containsWords(q: string | undefined): SQL | undefined {
  if (q === undefined) return undefined
  return and(
    ...likePatterns(q).map(
      (pattern) => sql`(${products.searchText} like ${pattern} or exists (
        select from ${skus} as coded where coded.product_id = ${products}.id and lower(coded.sku) like ${pattern}))`,
    ),
  )
}

export const ofShop = (shopId: bigint) => eq(products.shopId, shopId)

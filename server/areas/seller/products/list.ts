/** The list of a shop's products. */
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import type { SellerRow } from '@contract/entities/seller/product'
import type { Language } from '@contract/base/languages'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { usd } from '../../../kernel/text/usd'
import { containsWords, ofLevel, ofShop, STOCK_ON_OFFER } from '../stock-filters'
import type { SellerShop } from '../shop'
import { readPage } from '../../../kernel/http/paging'
import { textsFor } from '../../../kernel/text/texts'

const VARIANTS = sql<number>`(
  select count(*)::int from ${skus} as own where own.product_id = ${products}.id and not own.discontinued)`

const columns = {
  id: products.id,
  shopId: products.shopId,
  names: products.names,
  image: products.image,
  ground: products.ground,
  state: products.state,
  categoryId: products.categoryId,
  brandId: products.brandId,
  priceMinor: products.priceMinor,
  specialPriceMinor: products.specialPriceMinor,
  sold: products.sold,
  version: products.version,
  updatedAt: products.updatedAt,
  stock: STOCK_ON_OFFER,
  variants: VARIANTS,
}

type Sort = NonNullable<Fields<'sellerProducts'>['sort']>

const SORTS = {
  updated: products.updatedAt,
  name: sql`lower(${products.names} ->> 'en')`,
  price: products.effectivePriceMinor,
  stock: STOCK_ON_OFFER,
  sold: products.sold,
} as const

/** By default the latest change comes first. */
function orderOf(sort: Sort = '-updated'): SQL[] {
  const down = sort.startsWith('-')
  const column = SORTS[sort.replace('-', '') as keyof typeof SORTS]
  return down ? [desc(column), desc(products.id)] : [asc(column), asc(products.id)]
}

function whereOf(shop: SellerShop, fields: Fields<'sellerProducts'>): SQL | undefined {
  const { q, state, category_id: category, brand_id: brand, stock } = fields
  return and(
    ofShop(shop.id),
    containsWords(q),
    state === undefined ? undefined : eq(products.state, state),
    category === undefined ? undefined : eq(products.categoryId, BigInt(category)),
    brand === undefined ? undefined : eq(products.brandId, BigInt(brand)),
    ofLevel(STOCK_ON_OFFER, stock, shop),
  )
}

/** A page of the shop's products in all states; empty past the end. */
export async function listProducts(
  db: Db,
  shop: SellerShop,
  fields: Fields<'sellerProducts'>,
  language: Language,
): Promise<Data<'sellerProducts'>> {
  const { sort } = fields
  const where = whereOf(shop, fields)
  return readPage(fields, {
    // in the order of an index, whatever the page's: that index is what is counted
    total: countUpTo(
      db,
      db
        .select({ id: products.id })
        .from(products)
        .where(where)
        .orderBy(...orderOf('-updated')),
    ),
    rows: db
      .select(columns)
      .from(products)
      .where(where)
      .orderBy(...orderOf(sort)),
    present: (found) =>
      found.map((row): SellerRow => ({
        product_id: String(row.id),
        shop_id: String(row.shopId),
        ...textsFor('name', row.names, language),
        image: row.image,
        ground: row.ground,
        state: row.state,
        category_id: String(row.categoryId),
        brand_id: String(row.brandId),
        price: usd(row.priceMinor),
        special_price: row.specialPriceMinor === null ? null : usd(row.specialPriceMinor),
        stock: row.stock,
        variants: row.variants,
        sold: row.sold,
        version: row.version,
        updated_at: row.updatedAt.toISOString(),
      })),
  })
}

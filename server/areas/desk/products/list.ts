/** The list of a shop's products for its desk. */
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { PAGE_SIZE } from '@contract/constants'
import type { DeskRow } from '@contract/desk/product'
import type { Language } from '@contract/languages'
import { one } from '@contract/rules/lists'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { textsFor } from '../../../kernel/text/texts'
import { usd } from '../../../kernel/text/usd'
import { holding, ofLevel, ofShop, PIECES } from '../pieces'
import type { DeskShop } from '../shop'

const VARIANTS = sql<number>`(
  select count(*)::int from ${skus} as own where own.product_id = ${products}.id and not own.withdrawn)`

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
  stock: PIECES,
  variants: VARIANTS,
}

type Sort = NonNullable<Fields<'deskProducts'>['sort']>

const SORTS = {
  updated: products.updatedAt,
  name: sql`lower(${products.names} ->> 'en')`,
  price: products.listPriceMinor,
  stock: PIECES,
  sold: products.sold,
} as const

/** By default the latest change comes first. */
function orderOf(sort: Sort = '-updated'): SQL[] {
  const down = sort.startsWith('-')
  const column = SORTS[sort.replace('-', '') as keyof typeof SORTS]
  return down ? [desc(column), desc(products.id)] : [asc(column), asc(products.id)]
}

function whereOf({ id }: DeskShop, fields: Fields<'deskProducts'>): SQL | undefined {
  const { q, state, category_id: category, brand_id: brand, stock } = fields
  return and(
    ofShop(id),
    holding(q),
    state === undefined ? undefined : eq(products.state, state),
    category === undefined ? undefined : eq(products.categoryId, BigInt(category)),
    brand === undefined ? undefined : eq(products.brandId, BigInt(brand)),
    ofLevel(PIECES, stock),
  )
}

/** A page of the shop's products in all states; empty past the end. */
export async function listProducts(
  db: Db,
  shop: DeskShop,
  fields: Fields<'deskProducts'>,
  language: Language,
): Promise<Data<'deskProducts'>> {
  const { p = 1, page_size = PAGE_SIZE, sort } = fields
  const where = whereOf(shop, fields)
  const { total } = one(await db.select({ total: count() }).from(products).where(where))
  const found = await db
    .select(columns)
    .from(products)
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(page_size)
    .offset((p - 1) * page_size)
  const list = found.map((row): DeskRow => ({
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
  }))
  return { list, count: total, p, page_size }
}

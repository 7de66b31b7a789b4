/** Reads a product of a shop with its pictures, axes and variants, and locks it for a change. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { productImages, productOptions, products, skus } from '../../../kernel/db/schema/catalogue'
import { rows } from '../../../kernel/db/rows'
import { shopRequests } from '../../../kernel/db/schema/ops'
import type { Db, Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { AUTHOR } from '../../catalogue/manage/save-product'
import type { SellerShop } from '../shop'

export type ProductRow = typeof products.$inferSelect
export type SkuRow = typeof skus.$inferSelect

export interface ProductDetails {
  readonly row: ProductRow
  /** Paths under the static base; lists show the first one. */
  readonly images: readonly string[]
  readonly options: readonly (typeof productOptions.$inferSelect)[]
  /** Including discontinued ones, the oldest first. */
  readonly skus: readonly SkuRow[]
}

/** A product with what its shop sees of it. */
export interface ShownProduct extends ProductDetails {
  /** The remark of an operator's last decision; may be empty. */
  readonly remark: string
  /** The name of the person who last changed it; empty if it is unknown. */
  readonly author: string
}

type Option = ProductDetails['options'][number]

/** A product with its pictures and axes, as columns of one statement. */
const columns = {
  row: products,
  images: sql<string[] | null>`(
    select json_agg(i.path order by i.position) from ${productImages} i where i.product_id = ${products}.id)`,
  options: sql<Omit<Option, 'productId'>[] | null>`(
    select json_agg(json_build_object('option', o.option, 'names', o.names, 'values', o."values", 'position', o.position)
      order by o.position, o.option) from ${productOptions} o where o.product_id = ${products}.id)`,
  remark: sql<string | null>`(
    select r.remark from ${shopRequests} r where r.product_id = ${products}.id and r.type = 200
    order by r.id desc limit 1)`,
  author: AUTHOR,
}

interface Found {
  readonly row: ProductRow
  readonly images: string[] | null
  readonly options: Omit<Option, 'productId'>[] | null
  readonly remark: string | null
  readonly author: string | null
}

const goodsOf = ({ row, images, options, remark, author }: Found, variants: readonly SkuRow[]): ShownProduct => ({
  row,
  remark: remark ?? '',
  author: author ?? '',
  images: images ?? [],
  options: (options ?? []).map((option) => ({ ...option, productId: row.id })),
  skus: variants,
})

/** Several products of the shop at once, by id; those that it does not have are left out. Four statements in all. */
export async function findOwnProducts(
  db: Db,
  shop: SellerShop,
  ids: readonly bigint[],
): Promise<Map<bigint, ProductDetails>> {
  if (ids.length === 0) return new Map()
  const all = [...ids]
  const found = await db
    .select()
    .from(products)
    .where(and(inArray(products.id, all), eq(products.shopId, shop.id)))
  const images = await db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, all))
    .orderBy(asc(productImages.position))
  const options = await db
    .select()
    .from(productOptions)
    .where(inArray(productOptions.productId, all))
    .orderBy(asc(productOptions.position), asc(productOptions.option))
  const variants = await db.select().from(skus).where(inArray(skus.productId, all)).orderBy(asc(skus.id))
  const of = <R extends { readonly productId: bigint }>(list: readonly R[], id: bigint) =>
    list.filter(({ productId }) => productId === id)
  return new Map(
    found.map((row) => [
      row.id,
      {
        row,
        images: of(images, row.id).map(({ path }) => path),
        options: of(options, row.id),
        skus: of(variants, row.id),
      },
    ]),
  )
}

const ofShop = (shop: SellerShop, id: bigint) => and(eq(products.id, id), eq(products.shopId, shop.id))

const skusOf = (db: Db, shop: SellerShop, id: bigint) =>
  db
    .select()
    .from(skus)
    .where(and(eq(skus.productId, id), eq(skus.shopId, shop.id)))
    .orderBy(asc(skus.id))

/** A product of the shop. Throws 2000019 for any other. */
export async function findOwnProduct(db: Db, shop: SellerShop, id: bigint): Promise<ShownProduct> {
  const [found] = await db.select(columns).from(products).where(ofShop(shop, id))
  if (!found) throw new Refusal(Code.notFound)
  return goodsOf(found, await skusOf(db, shop, id))
}

/**
 * The same, locked until the transaction ends: the variants first, in the order of their ids, as orders lock them. Nobody
 * else puts one into a cart meanwhile, so that it can be deleted.
 */
export async function lockProduct(tx: Tx, shop: SellerShop, id: bigint): Promise<ShownProduct> {
  const variants = await skusOf(tx, shop, id).for('update')
  const [found] = await tx.select(columns).from(products).where(ofShop(shop, id)).for('update')
  if (!found) throw new Refusal(Code.notFound)
  return goodsOf(found, variants)
}

/**
 * The condition that an order, a cart, a basket or a stock intake refers to the variant `s`: it is never deleted. The next id
 * from its own on is the first entry of an index. EXISTS would read all carts for a variant that is in none, if many have the
 * same few: PostgreSQL expects to find one soon.
 */
export const NEEDED = sql`s.id in (
  (select min(l.sku_id) from order_lines l where l.sku_id >= s.id),
  (select min(c.sku_id) from cart_lines c where c.sku_id >= s.id),
  (select min(b.sku_id) from baskets b where b.sku_id >= s.id),
  (select min(b.sku_id) from basket_lines b where b.sku_id >= s.id),
  (select min(r.sku_id) from shop_requests r where r.sku_id >= s.id))`

/** Whether a product has such a variant. */
export async function isNeeded(db: Db, productId: bigint): Promise<boolean> {
  const found = await rows<{ id: string }>(
    db,
    sql`select s.id::text as id from skus s where s.product_id = ${productId} and ${NEEDED} limit 1`,
  )
  return found.length > 0
}

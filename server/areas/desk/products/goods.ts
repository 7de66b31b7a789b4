/** Reads a product of a shop with its pictures, axes and variants, and locks it for a change. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { productImages, productOptions, products, skus } from '../../../kernel/db/schema/catalogue'
import { rows } from '../../../kernel/db/rows'
import type { Db, Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import type { DeskShop } from '../shop'

export type ProductRow = typeof products.$inferSelect
export type SkuRow = typeof skus.$inferSelect

export interface Goods {
  readonly row: ProductRow
  /** Paths under the static base; lists show the first one. */
  readonly images: readonly string[]
  readonly options: readonly (typeof productOptions.$inferSelect)[]
  /** Including withdrawn ones, the oldest first. */
  readonly skus: readonly SkuRow[]
}

async function hanging(db: Db, row: ProductRow): Promise<Goods> {
  const [images, options, variants] = [
    await db
      .select({ path: productImages.path })
      .from(productImages)
      .where(eq(productImages.productId, row.id))
      .orderBy(asc(productImages.position)),
    await db
      .select()
      .from(productOptions)
      .where(eq(productOptions.productId, row.id))
      .orderBy(asc(productOptions.position), asc(productOptions.option)),
    await db.select().from(skus).where(eq(skus.productId, row.id)).orderBy(asc(skus.id)),
  ]
  return { row, images: images.map(({ path }) => path), options, skus: variants }
}

/** Several products of the shop at once, by id; those that it does not have are left out. Four statements in all. */
export async function findAllGoods(db: Db, shop: DeskShop, ids: readonly bigint[]): Promise<Map<bigint, Goods>> {
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

const ofShop = (shop: DeskShop, id: bigint) => and(eq(products.id, id), eq(products.shopId, shop.id))

/** A product of the shop. Throws 2000019 for any other. */
export async function findGoods(db: Db, shop: DeskShop, id: bigint): Promise<Goods> {
  const [row] = await db.select().from(products).where(ofShop(shop, id))
  if (!row) throw new Refusal(Code.notFound)
  return hanging(db, row)
}

/**
 * The same, locked until the transaction ends: the variants first, in the order of their ids, as orders lock them.
 */
export async function holdGoods(tx: Tx, shop: DeskShop, id: bigint): Promise<Goods> {
  await tx
    .select({ id: skus.id })
    .from(skus)
    .where(and(eq(skus.productId, id), eq(skus.shopId, shop.id)))
    .orderBy(asc(skus.id))
    .for('update')
  const [row] = await tx.select().from(products).where(ofShop(shop, id)).for('update')
  if (!row) throw new Refusal(Code.notFound)
  return hanging(tx, row)
}

/** The variants of a product that an order, a cart, a basket or a stock intake refers to: they are never deleted. */
export async function neededSkus(db: Db, productId: bigint): Promise<ReadonlySet<bigint>> {
  const found = await rows<{ id: string }>(
    db,
    sql`
      select s.id::text as id from skus s where s.product_id = ${productId} and (
        exists (select from order_lines l where l.sku_id = s.id)
        or exists (select from cart_lines c where c.sku_id = s.id)
        or exists (select from baskets b where b.sku_id = s.id)
        or exists (select from shop_requests r where r.sku_id = s.id))`,
  )
  return new Set(found.map(({ id }) => BigInt(id)))
}

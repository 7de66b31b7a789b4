/** Writes the content of a product. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { productImages, productOptions, products, skus } from '../../../kernel/db/schema/catalogue'
import { stockAdjustments } from '../../../kernel/db/schema/stock'
import type { Tx } from '../../../kernel/db/types'
import { refreshProduct } from '../../catalogue/refresh'
import type { Deed } from '../record'
import { choiceOf, type Draft, type DraftSku } from './draft'
import type { Goods, SkuRow } from './goods'

/** Saves of one shop run one after the other: two could use the same SKU. */
export async function takeTurns(tx: Tx, shopId: bigint): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk:${shopId}`}, 0))`)
}

/** Those of these upper-case SKUs that other products of the shop have. */
export async function takenCodes(tx: Tx, shopId: bigint, productId: bigint | null, codes: readonly string[]) {
  if (codes.length === 0) return new Set<string>()
  const code = sql<string>`upper(${skus.sku})`
  const others = productId === null ? undefined : ne(skus.productId, productId)
  const found = await tx
    .select({ code })
    .from(skus)
    .where(and(eq(skus.shopId, shopId), inArray(code, [...codes]), others))
  return new Set(found.map((each) => each.code))
}

async function writeRow(tx: Tx, { userId, shop, at }: Deed, goods: Goods | null, draft: Draft): Promise<bigint> {
  const { names, shortDescriptions, descriptions, categoryId, brandId, ground, taxRateBps } = draft
  const content = { names, shortDescriptions, descriptions, categoryId, brandId, ground, taxRateBps }
  const touched = { updatedAt: at, updatedBy: userId }
  if (goods) {
    const next = { ...content, ...touched, version: goods.row.version + 1 }
    await tx.update(products).set(next).where(eq(products.id, goods.row.id))
    return goods.row.id
  }
  // refreshProduct fills in the rest once variants and pictures exist
  const { priceMinor } = one(draft.skus)
  const made = { ...content, ...touched, shopId: shop.id, image: '', priceMinor, searchText: '', createdAt: at }
  const begun = { state: 'draft', withdrawn: true, listedAt: null } as const
  const { id } = one(
    await tx
      .insert(products)
      .values({ ...made, ...begun })
      .returning({ id: products.id }),
  )
  return id
}

async function writePictures(tx: Tx, productId: bigint, images: readonly string[]): Promise<void> {
  await tx.delete(productImages).where(eq(productImages.productId, productId))
  if (images.length === 0) return
  await tx.insert(productImages).values(images.map((path, position) => ({ productId, position, path })))
}

async function writeOptions(tx: Tx, productId: bigint, options: Draft['options']): Promise<void> {
  await tx.delete(productOptions).where(eq(productOptions.productId, productId))
  if (options.length === 0) return
  await tx
    .insert(productOptions)
    .values(options.map((each, position) => ({ ...each, values: [...each.values], productId, position })))
}

/** Frees the SKUs and combinations of rows that change, so that two rows can swap them. */
async function setAside(tx: Tx, changing: readonly SkuRow[]): Promise<void> {
  for (const { id } of changing) {
    const aside = { sku: `~${id}`, options: { '~': String(id) } }
    await tx.update(skus).set(aside).where(eq(skus.id, id))
  }
}

/** Deletes the variants that are missing from the list, or withdraws those that cannot be deleted. */
async function dropOthers(tx: Tx, { skus: present }: Goods, kept: readonly DraftSku[], needed: ReadonlySet<bigint>) {
  const gone = present.filter(({ id }) => !kept.some((each) => each.id === id)).map(({ id }) => id)
  const staying = gone.filter((id) => needed.has(id))
  const deleted = gone.filter((id) => !needed.has(id))
  if (staying.length > 0) await tx.update(skus).set({ withdrawn: true }).where(inArray(skus.id, staying))
  if (deleted.length > 0) await tx.delete(skus).where(inArray(skus.id, deleted))
}

async function addSku(tx: Tx, { userId, shop, at }: Deed, productId: bigint, draft: Omit<DraftSku, 'id'>) {
  const made = { ...draft, options: { ...draft.options }, productId, shopId: shop.id }
  const { id: skuId } = one(await tx.insert(skus).values(made).returning({ id: skus.id }))
  if (draft.stock === 0) return
  await tx.insert(stockAdjustments).values({ skuId, delta: draft.stock, reason: 'delivery', userId, at })
}

async function writeSkus(tx: Tx, deed: Deed, productId: bigint, { goods, draft, needed }: Writing): Promise<void> {
  if (goods) {
    await dropOthers(tx, goods, draft.skus, needed)
    const changing = goods.skus.filter((row) => {
      const next = draft.skus.find(({ id }) => id === row.id)
      return next && (next.sku !== row.sku || choiceOf(next.options) !== choiceOf(row.options))
    })
    await setAside(tx, changing)
  }
  for (const { id, stock, ...next } of draft.skus) {
    if (id === null) await addSku(tx, deed, productId, { ...next, stock })
    else
      await tx
        .update(skus)
        .set({ ...next, options: { ...next.options } })
        .where(eq(skus.id, id))
  }
}

interface Writing {
  /** The locked product; null: a new one. */
  readonly goods: Goods | null
  readonly draft: Draft
  /** Variants that cannot be deleted. */
  readonly needed: ReadonlySet<bigint>
}

/** Writes the product, which has been checked, and returns its id. */
export async function writeProduct(tx: Tx, deed: Deed, writing: Writing): Promise<bigint> {
  const { goods, draft } = writing
  const id = await writeRow(tx, deed, goods, draft)
  await writePictures(tx, id, draft.images)
  await writeOptions(tx, id, draft.options)
  await writeSkus(tx, deed, id, writing)
  await refreshProduct(tx, id)
  return id
}

/** Has products show the pictures that were fetched for them, all at once [rule.import-pictures]. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Fields } from '@contract/all-calls'
import { importLines, importPictures, imports } from '../../../kernel/db/schema/imports'
import { rows } from '../../../kernel/db/rows'
import { transaction } from '../../../kernel/db/transaction'
import type { Db, Tx } from '../../../kernel/db/types'
import { isUnavailable } from '../../../kernel/db/errors'
import { Refusal } from '../../../kernel/http/refusal'
import { usd } from '../../../kernel/text/usd'
import { clearCatalogueCache } from '../../catalogue/cache'
import { findOwnProduct, lockProduct, type ProductDetails } from '../../seller/products/product-details'
import { saveProduct } from '../../seller/products/save'
import { takeTurns } from '../../seller/products/write'
import type { ShopActor } from '../../seller/record'
import { moveTo } from '../apply/apply-product'
import { actorOfAuthor } from '../apply/author'
import type { WantedState } from '../check/propose'

const AT_ONCE = 20

interface Around {
  readonly db: Db
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

type Picture = typeof importPictures.$inferSelect
type Sent = Fields<'sellerProductSave'>

/** The product with its new pictures, as its editor would send it. Pictures that failed are left out. */
function withPictures({ row, skus }: ProductDetails, pictures: readonly Picture[]): { sent: Sent; paths: string[] } {
  const there = pictures.flatMap((picture) =>
    picture.path === null || picture.state === 'failed' ? [] : [{ ...picture, path: picture.path }],
  )
  const images = there.filter(({ skuId }) => skuId === null)
  const sent: Sent = { product_id: String(row.id), version: row.version }
  if (images.length > 0) sent.images = images.map(({ path }) => ({ path }))
  if (there.length > images.length) {
    sent.skus = skus.map((sku) => {
      const path = there.find(({ skuId }) => skuId === sku.id)?.path ?? sku.image
      const { id, sku: code, options, priceMinor, specialPriceMinor, discontinued } = sku
      const special_price = specialPriceMinor === null ? null : usd(specialPriceMinor)
      const image = path === null ? null : { path }
      return { sku_id: String(id), sku: code, options, price: usd(priceMinor), special_price, discontinued, image }
    })
  }
  return { sent, paths: there.map(({ path }) => path) }
}

async function show(
  tx: Tx,
  actor: ShopActor,
  pictures: readonly Picture[],
  wanted: WantedState | undefined,
): Promise<string | null> {
  const [{ productId } = { productId: 0n }] = pictures
  await takeTurns(tx, actor.shop.id)
  const goods = await lockProduct(tx, actor.shop, productId)
  const { sent, paths } = withPictures(goods, pictures)
  if (sent.images || sent.skus) await saveProduct(tx, actor, sent, paths)
  return wanted === undefined ? null : moveTo(tx, actor, await findOwnProduct(tx, actor.shop, productId), wanted)
}

interface Place {
  readonly importId: bigint
  readonly place: number
}

/** Shows the pictures of a product, and takes it to the state that its line asks for. */
async function settleOne(tx: Tx, { importId, place }: Place, { now }: Around): Promise<void> {
  const ours = and(eq(importPictures.importId, importId), eq(importPictures.place, place))
  const pictures = await tx
    .select()
    .from(importPictures)
    .where(ours)
    .orderBy(asc(importPictures.position), asc(importPictures.id))
    .for('update')
  if (pictures.every(({ settled }) => settled) || pictures.some(({ state }) => state === 'waiting')) return
  const [row] = await tx.select().from(imports).where(eq(imports.id, importId))
  const first = and(eq(importLines.importId, importId), eq(importLines.line, place))
  const [line] = await tx.select().from(importLines).where(first)
  const actor = row ? await actorOfAuthor(tx, row, now()) : null
  if (actor) {
    try {
      const rule = await tx.transaction((inner) =>
        show(inner, actor, pictures, line?.cells.state?.toLowerCase() as WantedState | undefined),
      )
      if (rule !== null && line)
        await tx
          .update(importLines)
          .set({ faults: [{ line: place, column: 'state', rule: rule as 'incomplete' }] })
          .where(first)
    } catch (error) {
      // the product was removed meanwhile, or is wrong in another way: the pictures are there, and nothing shows them
      if (!(error instanceof Refusal)) throw error
      await tx
        .update(importLines)
        .set({ faults: [{ line: place, column: 'images', rule: 'not_allowed' }] })
        .where(first)
    }
  }
  await tx
    .update(importPictures)
    .set({ settled: true, state: sql`case state when 'fetched' then 'done' else state end` })
    .where(ours)
}

/** Settles products whose pictures have all been dealt with. Returns whether there may be more. */
export async function settleSome(around: Around): Promise<boolean> {
  const { db, log } = around
  const places = await rows<{ import_id: string; place: number }>(
    db,
    sql`
      select import_id::text as import_id, place from ${importPictures} where not settled
      group by import_id, place having bool_and(state <> 'waiting') order by import_id, place limit ${AT_ONCE}`,
  )
  let settled = 0
  for (const { import_id: id, place } of places) {
    try {
      await transaction(db, (tx) => settleOne(tx, { importId: BigInt(id), place }, around))
      settled += 1
    } catch (error) {
      if (isUnavailable(error)) throw error
      log.error({ err: error, import: id, line: place }, 'pictures of an import could not be shown')
    }
  }
  if (settled > 0) await clearCatalogueCache(db)
  return settled > 0
}

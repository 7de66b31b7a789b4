/** The products of all shops for operators, and blocking them [state.product]. */
import { moveProductTo } from '../../catalogue/move-products'
import { refuseListing } from '../../intake/end-requests'
import { withRemark } from '../../notices/with-remark'
import { OUTCOMES } from '@contract/base/outcomes'
import { and, desc, eq } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import type { OpsProduct } from '@contract/entities/market/moderation'
import { type Language } from '@contract/base/languages'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { products, shops } from '../../../kernel/db/schema/catalogue'
import type { Db, Tx } from '../../../kernel/db/types'
import { operationFailed, Refusal } from '../../../kernel/http/refusal'
import { textsOf } from '../../../kernel/text/catalogue'
import { textsFor } from '../../../kernel/text/texts'
import { usd } from '../../../kernel/text/usd'
import { requireSame } from '../../audit/version'
import { restingState } from '../../catalogue/product-state'
import { containsWords } from '../../seller/stock-filters'
import { sendNotice } from '../../notices/send'
import type { By } from '../../saving/by'
import { recordChange } from '../../saving/record'
import { indexChanged } from '../../search/index/queue'
import { readPage } from '../../../kernel/http/paging'

type Row = typeof products.$inferSelect
interface Found {
  readonly product: Row
  readonly shop: { readonly name: string; readonly ownerUserId: bigint | null }
}

const columns = { product: products, shop: { name: shops.name, ownerUserId: shops.ownerUserId } }

const present = ({ product, shop }: Found, language: Language): OpsProduct => ({
  product_id: String(product.id),
  shop: { shop_id: String(product.shopId), name: shop.name },
  ...textsFor('name', product.names, language),
  image: product.image,
  ground: product.ground,
  category_id: String(product.categoryId),
  brand_id: String(product.brandId),
  state: product.state,
  price: usd(product.effectivePriceMinor),
  sold: product.sold,
  version: product.version,
  updated_at: product.updatedAt.toISOString(),
})

const LAST_CHANGED = [desc(products.updatedAt), desc(products.id)] as const

/** A page of products, the last changed first. */
export async function listAllProducts(db: Db, fields: Fields<'opsProducts'>, language: Language) {
  const { q, state, shop_id, category_id, brand_id } = fields
  const where = and(
    containsWords(q),
    state === undefined ? undefined : eq(products.state, state),
    shop_id === undefined ? undefined : eq(products.shopId, BigInt(shop_id)),
    category_id === undefined ? undefined : eq(products.categoryId, BigInt(category_id)),
    brand_id === undefined ? undefined : eq(products.brandId, BigInt(brand_id)),
  )
  return readPage(fields, {
    total: countUpTo(
      db,
      db
        .select({ id: products.id })
        .from(products)
        .where(where)
        .orderBy(...LAST_CHANGED),
    ),
    rows: db
      .select(columns)
      .from(products)
      .innerJoin(shops, eq(shops.id, products.shopId))
      .where(where)
      .orderBy(...LAST_CHANGED),
    present: (found) => found.map((row) => present(row, language)),
  })
}

/** A product with its shop, locked until the transaction ends. Throws 2000019 for an unknown one. */
async function lockRow(tx: Tx, id: bigint): Promise<Found> {
  const [found] = await tx
    .select(columns)
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(products.id, id))
    .for('update', { of: products })
  if (!found) throw new Refusal(Code.notFound)
  return found
}

/** Refuses the open request to sell a product, as an operator's decision does. */
async function refuseRequest(tx: Tx, by: By, productId: bigint, remark: string): Promise<void> {
  const request = await refuseListing(tx, productId, remark, by.at)
  if (!request) return
  const change = {
    before: { state: OUTCOMES.pending },
    after: { state: OUTCOMES.failed },
    remark,
    userId: request.userId,
  }
  await recordChange(tx, by, { action: 'refuse', subject: 'listing_requests', id: request.id, ...change })
}

interface Moderation {
  readonly block: boolean
  readonly id: bigint
  readonly remark: string
  /** The version that was read; absent: any. */
  readonly version?: number
}

/**
 * Blocks a product, with which an open request about it is refused, or unblocks it; tells its shop. Throws 2000019 for an
 * unknown one, not_allowed if nothing would change, and changed for another version than the one that was read.
 */
export async function blockProduct(
  tx: Tx,
  by: By,
  { block, id, remark, version }: Moderation,
  language: Language,
): Promise<OpsProduct> {
  const found = await lockRow(tx, id)
  const { product, shop } = found
  if ((product.state === 'blocked') === block) throw operationFailed('not_allowed')
  await requireSame(tx, product, version ?? product.version)
  const state = block ? ('blocked' as const) : restingState(product)
  if (block) await refuseRequest(tx, by, id, remark)
  const changed = await moveProductTo(tx, id, state, by.at)
  await indexChanged(tx, [id])
  if (shop.ownerUserId !== null) {
    const news = { type: NOTICE_TYPES.product, state: block ? OUTCOMES.failed : OUTCOMES.success }
    const title = textsOf(block ? 'moderation.product_blocked' : 'moderation.product_unblocked')
    const text = withRemark(product.names, remark)
    await sendNotice(tx, { userId: shop.ownerUserId, ...news, title, text }, by.at)
  }
  await recordChange(tx, by, {
    action: block ? 'block' : 'unblock',
    subject: 'products',
    id,
    before: { state: product.state },
    after: { state },
    remark,
    userId: shop.ownerUserId,
  })
  return present({ ...found, product: changed }, language)
}

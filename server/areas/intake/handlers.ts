/** Requests of a seller about their own products. */
import { moveProductTo } from '../catalogue/move-products'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { and, desc, eq, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { countUpTo } from '../../kernel/db/bounded-count'
import { products, skus } from '../../kernel/db/schema/catalogue'
import { shopRequests } from '../../kernel/db/schema/ops'
import { transaction } from '../../kernel/db/transaction'
import { handle, type CallHandler } from '../../kernel/http/context'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import { lackingOf } from '../catalogue/product-state'
import { ownShopId } from '../stores/own-store'
import { askOperators } from './ask'
import { presentRequest, selectRequests } from './present'
import { readPage } from '../../kernel/http/paging'

const applyProduct = handle('applyProduct', ({ db, user, fields, now }) =>
  transaction(db, async (tx) => {
    const shopId = await ownShopId(tx, user)
    const [product] = await tx
      .select({ id: products.id, state: products.state, version: products.version })
      .from(products)
      .where(and(eq(products.id, BigInt(fields.product_id)), eq(products.shopId, shopId)))
      .for('update')
    if (!product) throw new Refusal(Code.notFound)
    // A product on sale needs no request, and one under review already has one.
    if (product.state !== 'draft' && product.state !== 'withdrawn') throw operationFailed('not_allowed')
    const missing = await lackingOf(tx, product.id)
    if (missing.length > 0) throw operationFailed('not_allowed', { missing })
    await moveProductTo(tx, product.id, 'review', now)
    const { note = '' } = fields
    const what = { productId: product.id, version: product.version, note }
    return {
      request: await askOperators(tx, { type: NOTICE_TYPES.product, userId: user.id, shopId, ...what, createdAt: now }),
    }
  }),
)

const applyStorage = handle('applyStorage', ({ db, user, fields, now }) =>
  transaction(db, async (tx) => {
    const shopId = await ownShopId(tx, user)
    const [sku] = await tx
      .select({ id: skus.id, productId: skus.productId, version: products.version })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .where(and(eq(sql`upper(${skus.sku})`, fields.sku.toUpperCase()), eq(skus.shopId, shopId)))
      // a save that is dropping it is waited for
      .for('key share', { of: skus })
    if (!sku) throw new Refusal(Code.notFound)
    const { qty, note = '' } = fields
    const what = { productId: sku.productId, version: sku.version, skuId: sku.id, qty, note }
    return {
      request: await askOperators(tx, { type: NOTICE_TYPES.storage, userId: user.id, shopId, ...what, createdAt: now }),
    }
  }),
)

const list = handle('shopRequests', async ({ db, user, fields }) => {
  const { type } = fields
  const shopId = await ownShopId(db, user)
  const mine = and(eq(shopRequests.shopId, shopId), type === undefined ? undefined : eq(shopRequests.type, type))
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: shopRequests.id }).from(shopRequests).where(mine)),
    rows: selectRequests(db).where(mine).orderBy(desc(shopRequests.id)),
    present: (rows) => rows.map(presentRequest),
  })
})

export const intakeHandlers: readonly CallHandler[] = [applyProduct, applyStorage, list]

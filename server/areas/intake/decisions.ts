/** Requests to sell a product and to add stock, as operators decide them. */
import { moveProductTo } from '../catalogue/move-products'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { OUTCOMES } from '@contract/base/outcomes'
import { and, eq, sql } from 'drizzle-orm'
import type { OpsRequest } from '@contract/entities/ops'
import { one } from '@contract/rules/lists'
import { users } from '../../kernel/db/schema/accounts'
import { products } from '../../kernel/db/schema/catalogue'
import { shopRequests } from '../../kernel/db/schema/ops'
import type { Db, Tx } from '../../kernel/db/types'
import { operationFailed } from '../../kernel/http/refusal'
import { isShopOpen, requireOpen } from '../account/standing'
import type { Decidable, Decision } from '../audit/decidable'
import { requirePending, requestList } from '../audit/request-list'
import { requireSame } from '../audit/version'
import { queueListed } from '../catalogue/listed-event'
import { lackingOf, restingState } from '../catalogue/product-state'
import { notifyOfDecision } from './notice'
import { indexChanged } from '../search/index/queue'
import { receive } from '../stock/receive'
import { selectRequests, type RequestRow } from './present'

type Row = typeof shopRequests.$inferSelect

interface Asker {
  readonly name: string
  readonly email: string
}

function present(row: RequestRow, { name, email }: Asker): OpsRequest {
  const details: Record<string, string> = {
    shop_id: String(row.shopId),
    product_id: String(row.productId),
    product: row.names.en,
  }
  if (row.sku !== null) details.sku = row.sku
  if (row.qty !== null) details.qty = String(row.qty)
  if (row.note !== '') details.note = row.note
  return {
    id: String(row.id),
    type: row.type,
    state: row.state,
    withdrawn: row.withdrawn,
    user: { user_id: String(row.userId), name, email },
    amount: null,
    approvals: row.state === OUTCOMES.success ? 1 : 0,
    approvals_needed: 1,
    remark: row.remark,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    version: row.current,
    details,
    files: {},
  }
}

/** The sellers, by id; for an erased account only its number is known. */
async function presentAll(db: Db, rows: readonly RequestRow[]): Promise<OpsRequest[]> {
  const ids = [...new Set(rows.map(({ userId }) => String(userId)))]
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, name: users.firstname, email: users.email })
          .from(users)
          .where(sql`${users.id} = any(${sql.param(ids)}::bigint[])`)
  const byId = new Map(people.map((person) => [person.id, person]))
  return rows.map((row) => present(row, byId.get(row.userId) ?? { name: '', email: '' }))
}

type Product = typeof products.$inferSelect

/**
 * The product of a request, locked. Throws changed unless it is the version that was read: an approval that names none
 * stands for what was submitted, so that nobody puts on sale what nobody has looked at.
 */
async function lockProductOf(tx: Tx, request: Row, { state, version }: Decision): Promise<Product> {
  const product = one(await tx.select().from(products).where(eq(products.id, request.productId)).for('update'))
  const approved =
    request.type === NOTICE_TYPES.product && state === OUTCOMES.success ? request.version : product.version
  await requireSame(tx, product, version ?? approved)
  return product
}

/**
 * Lists an approved product; a refused one goes back to its state before the request. Throws not_allowed, with what is
 * missing, for the approval of one that cannot be sold.
 */
async function settleProduct(tx: Tx, product: Product, { state: verdict, at }: Decision): Promise<void> {
  // an operator may have blocked it in the meantime
  if (product.state !== 'review') return
  const { id } = product
  const missing = verdict === OUTCOMES.success ? await lackingOf(tx, id) : []
  if (missing.length > 0) throw operationFailed('not_allowed', { missing })
  const state = verdict === OUTCOMES.success ? 'listed' : restingState(product)
  await moveProductTo(tx, id, state, at)
  await indexChanged(tx, [id])
  if (state === 'listed') await queueListed(tx, { productId: id, shopId: product.shopId, at })
}

/** Does what was requested. */
async function fulfil(tx: Tx, request: Row, decision: Decision): Promise<void> {
  const { type, skuId, qty, note } = request
  if (type === NOTICE_TYPES.product) return settleProduct(tx, await lockProductOf(tx, request, decision), decision)
  if (skuId === null || qty === null) throw new Error('a stock intake says neither of what nor how many')
  // variants are locked before their product everywhere
  const { state, operatorId: userId, at } = decision
  if (state === OUTCOMES.success && !(await receive(tx, { skuId, qty, note, userId, at })))
    throw operationFailed('not_allowed')
  await lockProductOf(tx, request, decision)
}

function decidable(type: Row['type']): Decidable {
  return {
    ...requestList({
      table: shopRequests,
      columns: shopRequests,
      among: eq(shopRequests.type, type),
      inState: (state) => eq(shopRequests.state, state),
      select: (db, { where, orderBy }) =>
        selectRequests(db)
          .where(where)
          .orderBy(...orderBy),
      present: presentAll,
    }),

    async decide(tx, decision) {
      const { id, state, remark, at } = decision
      const mine = and(eq(shopRequests.id, id), eq(shopRequests.type, type))
      const [found] = await tx.select().from(shopRequests).where(mine).for('update')
      const request = requirePending(found, ({ state: before }) => before === OUTCOMES.pending)
      // accounts are locked before products, as closing one does
      if (state === OUTCOMES.success) requireOpen(await isShopOpen(tx, request.shopId))
      await tx.update(shopRequests).set({ state, remark, decidedAt: at }).where(mine)
      await fulfil(tx, request, decision)
      const row = one(await selectRequests(tx).where(mine))
      await notifyOfDecision(tx, row, { state, remark, at })
    },
  }
}

export const productDecisions = decidable(NOTICE_TYPES.product)
export const storageDecisions = decidable(NOTICE_TYPES.storage)

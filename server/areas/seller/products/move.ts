/** Puts products on sale and takes them off [state.product]. */
import { moveProductTo } from '../../catalogue/move-products'
import { listingOf, withdrawRequests } from '../../intake/end-requests'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { MoveRefusal, ProductMove, ProductState } from '@contract/base/product-constants'
import { products } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { isShopOpen } from '../../account/standing'
import { queueListed } from '../../catalogue/listed-event'
import { lackingOf, restingState } from '../../catalogue/product-state'
import { askOperators } from '../../intake/ask'
import { readTrade, type Trade } from '../../settings/trade'
import { record, type ShopActor } from '../record'
import { indexChanged } from '../../search/index/queue'
import type { ProductRow } from './product-details'

/** The states in which a step is allowed. A blocked product stays blocked. */
const FROM: Readonly<Record<ProductMove, readonly ProductState[]>> = {
  submit: ['draft', 'withdrawn'],
  withdraw: ['listed', 'review'],
  draft: ['withdrawn', 'review'],
}

type Approval = Trade['product_approval']

/** When products of the shop need an operator's approval; never for what operators do, and for a shop that they trust. */
async function approvalFor(tx: Tx, { byOperator, shop }: ShopActor): Promise<Approval> {
  return byOperator || shop.trusted ? 'never' : (await readTrade(tx)).product_approval
}

const needsApproval = (when: Approval, { listedAt }: ProductRow) =>
  when === 'always' || (when === 'first' && listedAt === null)

interface Move {
  readonly to: ProductMove
  readonly approval: Approval
  /** Nothing of a shop goes on sale that is closed or will be. */
  readonly isClosed: boolean
}

/** The next state; null if the product is not complete. */
async function nextState(tx: Tx, row: ProductRow, { to, approval }: Move): Promise<ProductState | null> {
  if (to === 'draft') return 'draft'
  if (to === 'withdraw') return row.state === 'review' ? restingState(row) : 'withdrawn'
  if ((await lackingOf(tx, row.id)).length > 0) return null
  return needsApproval(approval, row) ? 'review' : 'listed'
}

async function moveOne(tx: Tx, actor: ShopActor, row: ProductRow, move: Move): Promise<MoveRefusal | null> {
  const { to } = move
  if (move.isClosed || !FROM[to].includes(row.state)) return 'not_allowed'
  const state = await nextState(tx, row, move)
  if (state === null) return 'incomplete'
  if (row.state === 'review') await withdrawRequests(tx, listingOf(row.id), actor.at)
  await moveProductTo(tx, row.id, state, actor.at)
  await indexChanged(tx, [row.id])
  if (state === 'listed') await queueListed(tx, { productId: row.id, shopId: actor.shop.id, at: actor.at })
  if (state === 'review') {
    const { userId, shop, at: createdAt } = actor
    const what = { productId: row.id, version: row.version }
    await askOperators(tx, { type: NOTICE_TYPES.product, userId, shopId: shop.id, ...what, note: '', createdAt })
  }
  const change = { before: { state: row.state }, after: { state } }
  await record(tx, actor, { action: to, subject: 'products', id: row.id, ...change })
  return null
}

interface Moved {
  readonly done: string[]
  readonly refused: { product_id: string; reason: MoveRefusal }[]
}

/** Moves each product whose state allows it, in the order of their ids. Throws 2000019 if one is not the shop's. */
export async function moveProducts(tx: Tx, actor: ShopActor, ids: readonly string[], to: ProductMove): Promise<Moved> {
  const wanted = [...new Set(ids)]
  // accounts are locked before products, as closing one does
  const isClosed = to === 'submit' && !(await isShopOpen(tx, actor.shop.id))
  const found = await tx
    .select()
    .from(products)
    .where(and(eq(products.shopId, actor.shop.id), inArray(products.id, wanted.map(BigInt))))
    .orderBy(asc(products.id))
    .for('update')
  if (found.length < wanted.length) throw new Refusal(Code.notFound)
  const move: Move = { to, isClosed, approval: to === 'submit' ? await approvalFor(tx, actor) : 'never' }
  const moved: Moved = { done: [], refused: [] }
  for (const row of found) {
    const reason = await moveOne(tx, actor, row, move)
    if (reason === null) moved.done.push(String(row.id))
    else moved.refused.push({ product_id: String(row.id), reason })
  }
  return moved
}

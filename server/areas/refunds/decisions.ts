/** Refunds for operators: list and decide [field.request.parts]. */
import { OUTCOMES } from '@contract/base/outcomes'
import { asc, eq, inArray, not } from 'drizzle-orm'
import { REFUND_WIRE, type RefundState } from '@contract/base/after-sale'
import { Code } from '@contract/base/codes'
import { BASE_CURRENCY } from '@contract/base/constants'
import { NOTICE_TYPES } from '@contract/entities/notice'
import type { OpsRequest } from '@contract/entities/ops'
import { one } from '@contract/rules/lists'
import { usd } from '../../kernel/text/usd'
import { mailAddress, users } from '../../kernel/db/schema/accounts'
import { refundEvents, refundItems, refunds } from '../../kernel/db/schema/aftersale'
import { orderLines, orders } from '../../kernel/db/schema/orders'
import type { Db, Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import type { Decidable, Decision, Place } from '../audit/decidable'
import { requestList, requirePending } from '../audit/request-list'
import { changeOrder } from '../order-changes/change-order'
import { linesOf, type Line } from '../orders/lines'
import { leftOf } from '../orders/parcels'
import { readParcels } from '../parcels/read'
import type { Order } from '../order-changes/transitions'
import { deductRefund } from '../settlement/deduct'
import { addressOf } from '../uploads/addresses'
import { amountFor, type Pieces } from './amount'
import { payRefund } from './pay-refund'
import { notifyOfRefund } from './notice'
import type { RefundRow } from './present'
import { restock } from '../stock/restock'
import { waitsForShop } from './shop-answer'

const IN_STATE = {
  [-1]: ['refused', 'cancelled'],
  0: ['review'],
  1: ['approved'],
} as const satisfies Record<number, readonly RefundState[]>

const wireState = (state: RefundState) => (state === 'cancelled' ? OUTCOMES.failed : REFUND_WIRE[state])

async function goodsOf(db: Db, refundIds: readonly bigint[]) {
  return db
    .select({ refundId: refundItems.refundId, qty: refundItems.qty, sku: orderLines.sku, name: orderLines.name })
    .from(refundItems)
    .innerJoin(orderLines, eq(orderLines.id, refundItems.lineId))
    .where(inArray(refundItems.refundId, [...refundIds]))
    .orderBy(asc(refundItems.lineId))
}

const query = (db: Db) =>
  db
    .select({
      refund: refunds,
      user: { id: users.id, name: users.firstname, email: mailAddress },
      orderNumber: orders.orderNumber,
    })
    .from(refunds)
    .innerJoin(users, eq(users.id, refunds.userId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))

type Found = Awaited<ReturnType<typeof query>>[number]

async function present(db: Db, found: readonly Found[], place: Place): Promise<OpsRequest[]> {
  if (found.length === 0) return []
  const goods = await goodsOf(
    db,
    found.map(({ refund }) => refund.id),
  )
  return found.map(({ refund, user, orderNumber }) => ({
    id: String(refund.id),
    type: NOTICE_TYPES.refund,
    state: wireState(refund.state),
    withdrawn: refund.state === 'cancelled',
    user: { user_id: String(user.id), name: user.name, email: user.email },
    amount: { currency: BASE_CURRENCY, amount: usd(refund.amount) },
    approvals: Number(refund.state === 'approved'),
    approvals_needed: 1,
    remark: refund.remark,
    created_at: refund.createdAt.toISOString(),
    decided_at: refund.decidedAt?.toISOString() ?? null,
    details: {
      order_id: String(refund.orderId),
      increment_id: orderNumber,
      reason: refund.reason,
      ...(refund.shopSaid === 'objected' ? { shop_remark: refund.shopRemark } : {}),
      items: goods
        .filter(({ refundId }) => refundId === refund.id)
        .map(({ qty, sku, name }) => `${qty} × ${sku} ${name.en}`)
        .join('; '),
    },
    files: Object.fromEntries(refund.images.map((name, index) => [`image_${index + 1}`, addressOf(name, place)])),
  }))
}

const refundList = requestList({
  table: refunds,
  columns: refunds,
  inState: (state) => inArray(refunds.state, [...IN_STATE[state]]),
  listed: (now) => not(waitsForShop(now)),
  select: (db, { where, orderBy }) =>
    query(db)
      .where(where)
      .orderBy(...orderBy),
  present,
})

/**
 * A pending request with its order, locked: the order and then the refund, the order of locks used everywhere. Throws
 * 2000019, 2000013 and not_allowed.
 */
export async function lockPending(tx: Tx, id: bigint): Promise<{ order: Order; refund: RefundRow }> {
  const [known] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, id))
  if (!known) throw new Refusal(Code.notFound)
  const order = one(await tx.select().from(orders).where(eq(orders.id, known.orderId)).for('update'))
  const refund = one(await tx.select().from(refunds).where(eq(refunds.id, id)).for('update'))
  if (refund.state === 'cancelled') throw new Refusal(Code.returnCancelled)
  return { order, refund: requirePending(refund, ({ state }) => state === 'review') }
}

/** Whether pieces are still to be sent, now that these are refunded [rule.seller-parcels]. */
async function isMoreToCome(tx: Tx, orderId: bigint, lines: readonly Line[], pieces: Pieces): Promise<boolean> {
  const after = lines.map((line) => ({ ...line, refunded: line.refunded + (pieces.get(line.id) ?? 0) }))
  return leftOf(after, await readParcels(tx, [orderId])).size > 0
}

/** A decision by an operator, or by a shop. */
type RefundDecision = Omit<Decision, 'operatorId'> & { readonly userId?: bigint }

/** The pieces, as they return to the stock. */
const returned = (lines: readonly Line[], pieces: Pieces) =>
  lines.flatMap(({ id, orderId, skuId }) => (pieces.has(id) ? [{ orderId, skuId, qty: pieces.get(id) ?? 0 }] : []))

async function approve(
  tx: Tx,
  order: Order,
  { id: refundId, restock: putBack, userId, at }: RefundDecision,
): Promise<Partial<RefundRow>> {
  const items = await tx.select().from(refundItems).where(eq(refundItems.refundId, refundId))
  const pieces: Pieces = new Map(items.map(({ lineId, qty }) => [lineId, qty]))
  const lines = await linesOf(tx, [order.id])
  const amount = amountFor(order, lines, pieces, ({ refunded }) => refunded)
  const restocked = putBack ? await restock(tx, returned(lines, pieces), { userId, at }) : 0
  const { wallet, currency, amount: paidAmount, paymentStatus } = await payRefund(tx, order, { refundId, amount, at })
  // paying may have changed what a dispute's loss takes from the order
  const partlySent = order.partlySent && (await isMoreToCome(tx, order.id, lines, pieces))
  const paid = await changeOrder(tx, order.id, { paymentStatus, partlySent })
  const counted = (done: (line: Line) => number) => lines.map((line) => ({ ...line, done: done(line) }))
  await deductRefund(tx, paid, {
    refundId,
    before: counted(({ refunded }) => refunded),
    after: counted(({ id, refunded }) => refunded + (pieces.get(id) ?? 0)),
    at,
  })
  return { amount, restocked, paidWallet: wallet, paidCurrency: currency, paidAmount }
}

/** Decides a pending refund; see Decidable for its errors. */
export async function decideRefund(tx: Tx, decision: RefundDecision): Promise<void> {
  const { id, remark, at } = decision
  const { order, refund } = await lockPending(tx, id)
  const state = decision.state === OUTCOMES.success ? 'approved' : 'refused'
  const changes = state === 'approved' ? await approve(tx, order, decision) : {}
  await tx
    .update(refunds)
    .set({ ...changes, state, remark, decidedAt: at })
    .where(eq(refunds.id, id))
  await tx.insert(refundEvents).values({ refundId: id, state, remark, at })
  const { orderNumber, shopId } = order
  await notifyOfRefund(tx, { refundId: id, shopId, userId: refund.userId, orderNumber, state, remark, at })
}

export const refundDecisions: Decidable = {
  ...refundList,
  decide: (tx, decision) => decideRefund(tx, { ...decision, userId: decision.operatorId }),
}

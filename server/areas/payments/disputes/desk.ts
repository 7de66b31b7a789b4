/** Disputes as operators see them. Evidence is submitted at the gateway, which reports the outcome. */
import { count, desc, eq, inArray } from 'drizzle-orm'
import type { OpsDispute } from '@contract/entities/ops-dispute'
import { PAGE_SIZE } from '@contract/constants'
import { toDecimal } from '@contract/rules/money'
import { one } from '@contract/rules/lists'
import { users } from '../../../kernel/db/schema/accounts'
import { cardDisputes } from '../../../kernel/db/schema/cards'
import { paymentOrders, payments } from '../../../kernel/db/schema/orders'
import { handle, type CallHandler } from '../../../kernel/http/context'
import type { Dispute } from './money'

interface Found {
  readonly dispute: Dispute
  readonly userId: bigint
  readonly name: string
  readonly email: string
}

function present({ dispute, userId, name, email }: Found, orderIds: readonly bigint[]): OpsDispute {
  const { id, state, gateway, gatewayRef, chargeRef, paymentId, reason, currency, createdAt, closedAt } = dispute
  return {
    id: String(id),
    state,
    gateway,
    dispute: gatewayRef,
    charge: chargeRef,
    payment_id: String(paymentId),
    order_ids: orderIds.map(String),
    user: { user_id: String(userId), name, email },
    reason,
    currency,
    amount: toDecimal(dispute.amount, currency),
    taken: toDecimal(dispute.taken, currency),
    held: toDecimal(dispute.held, currency),
    lost: toDecimal(dispute.lost, currency),
    created_at: createdAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
  }
}

const list = handle('opsDisputes', async ({ db, fields }) => {
  const { p = 1, page_size = PAGE_SIZE, state } = fields
  const asked = state === undefined ? undefined : eq(cardDisputes.state, state)
  const { total } = one(await db.select({ total: count() }).from(cardDisputes).where(asked))
  const found = await db
    .select({ dispute: cardDisputes, userId: users.id, name: users.firstname, email: users.email })
    .from(cardDisputes)
    .innerJoin(payments, eq(payments.id, cardDisputes.paymentId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(asked)
    .orderBy(desc(cardDisputes.id))
    .limit(page_size)
    .offset((p - 1) * page_size)
  const ids = found.map(({ dispute }) => dispute.paymentId)
  const paid = await db.select().from(paymentOrders).where(inArray(paymentOrders.paymentId, ids))
  const ordersOf = ({ paymentId }: Dispute) =>
    paid.filter((row) => row.paymentId === paymentId).map(({ orderId }) => orderId)
  return { list: found.map((each) => present(each, ordersOf(each.dispute))), count: total, p, page_size }
})

export const disputeHandlers: readonly CallHandler[] = [list]

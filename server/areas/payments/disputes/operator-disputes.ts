/** Disputes as operators see them. Evidence is submitted at the gateway, which reports the outcome. */
import { desc, eq, inArray } from 'drizzle-orm'
import type { OpsDispute } from '@contract/entities/ops-dispute'
import { toDecimal } from '@contract/rules/money'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { mailAddress, users } from '../../../kernel/db/schema/accounts'
import { cardDisputes, paymentOrders, payments } from '../../../kernel/db/schema/payments'
import { handle, type CallHandler } from '../../../kernel/http/context'
import type { Dispute } from '../../settlement/disputes'
import { readPage } from '../../../kernel/http/paging'

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
  const { state } = fields
  const asked = state === undefined ? undefined : eq(cardDisputes.state, state)
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: cardDisputes.id }).from(cardDisputes).where(asked)),
    rows: db
      .select({ dispute: cardDisputes, userId: users.id, name: users.firstname, email: mailAddress })
      .from(cardDisputes)
      .innerJoin(payments, eq(payments.id, cardDisputes.paymentId))
      .innerJoin(users, eq(users.id, payments.userId))
      .where(asked)
      .orderBy(desc(cardDisputes.id)),
    present: async (found) => {
      const ids = found.map(({ dispute }) => dispute.paymentId)
      const paid = await db.select().from(paymentOrders).where(inArray(paymentOrders.paymentId, ids))
      const ordersOf = ({ paymentId }: Dispute) =>
        paid.filter((row) => row.paymentId === paymentId).map(({ orderId }) => orderId)
      return found.map((each) => present(each, ordersOf(each.dispute)))
    },
  })
})

export const disputeHandlers: readonly CallHandler[] = [list]

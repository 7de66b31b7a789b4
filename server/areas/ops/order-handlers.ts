/** Operators' actions on orders [role.operator] [action.ship]: each with its audit row, in one transaction. */
import { count, eq } from 'drizzle-orm'
import type { OpsOrder } from '@contract/entities/ops-order'
import type { OperatorAction } from '@contract/order-steps'
import { PAGE_SIZE } from '@contract/constants'
import { one } from '@contract/rules/lists'
import { orders } from '../../kernel/db/schema/orders'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { type Caller } from '../../kernel/sessions/caller'
import { handle, type CallHandler } from '../../kernel/http/context'
import { acceptOrder, deliverOrder, shipOrder, transitOrder } from '../orders/operate'
import type { Order } from '../orders/transitions'
import { recordAuditEntry } from '../audit/audit'
import { presentOpsOrders } from './present-orders'

const kept = ({ status, payment_status, carrier, log_sn }: OpsOrder) => ({ status, payment_status, carrier, log_sn })

interface StepContext {
  readonly db: Db
  readonly user: Caller
  readonly fields: { readonly order_id: string }
  readonly now: Date
}

interface Step {
  readonly orderId: bigint
  readonly at: Date
}

interface Operation {
  readonly action: OperatorAction
  readonly run: (tx: Tx, step: Step) => Promise<Order>
}

/** Takes one step of an order and records it; the previous row is read under the same lock. */
function operate({ db, user, fields, now: at }: StepContext, { action, run }: Operation): Promise<{ order: OpsOrder }> {
  const orderId = BigInt(fields.order_id)
  return transaction(db, async (tx) => {
    const found = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const before = await presentOpsOrders(tx, found)
    const moved = await run(tx, { orderId, at })
    const order = one(await presentOpsOrders(tx, [moved]))
    await recordAuditEntry(tx, {
      operatorId: user.id,
      action,
      subject: 'orders',
      subjectId: orderId,
      userId: moved.userId,
      remark: '',
      before: kept(one(before)),
      after: kept(order),
      at,
    })
    return { order }
  })
}

const list = handle('opsOrders', async ({ db, fields }) => {
  const { p = 1, page_size = PAGE_SIZE, status } = fields
  const asked = status === undefined ? undefined : eq(orders.status, status)
  const { total } = one(await db.select({ total: count() }).from(orders).where(asked))
  const found = await db
    .select()
    .from(orders)
    .where(asked)
    .orderBy(orders.statusAt, orders.id)
    .limit(page_size)
    .offset((p - 1) * page_size)
  return { list: await presentOpsOrders(db, found), count: total, p, page_size }
})

export const opsOrderHandlers: readonly CallHandler[] = [
  list,
  handle('opsAccept', (context) => operate(context, { action: 'accept', run: acceptOrder })),
  handle('opsShip', (context) => {
    const { carrier, log_sn: trackingNumber } = context.fields
    const run = (tx: Tx, step: Step) => shipOrder(tx, { ...step, carrier: carrier.trim(), trackingNumber })
    return operate(context, { action: 'ship', run })
  }),
  handle('opsTransit', (context) => operate(context, { action: 'transit', run: transitOrder })),
  handle('opsDeliver', (context) => operate(context, { action: 'deliver', run: deliverOrder })),
]

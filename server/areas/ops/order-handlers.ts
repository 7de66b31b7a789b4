/** Operators' actions on orders [role.operator] [action.ship]: each with its audit row, in one transaction. */
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { OpsOrder } from '@contract/entities/ops-order'
import type { OperatorAction } from '@contract/order-steps'
import { one } from '@contract/rules/lists'
import { countUpTo } from '../../kernel/db/bounded-count'
import { orderLines, orders } from '../../kernel/db/schema/orders'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { type Caller } from '../../kernel/sessions/caller'
import { handle, type CallHandler } from '../../kernel/http/context'
import { parcelFields } from '../orders/parcel-fields'
import { acceptOrder, deliverOrder, shipOrder, transitOrder } from '../orders/operate'
import type { Order } from '../orders/transitions'
import { recordAuditEntry } from '../audit/audit'
import { presentOpsOrders } from './present-orders'
import { readPage } from '../../kernel/http/paging'
import { likePatterns } from '../../kernel/db/contains'

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

/** The condition that the number, a SKU, or the buyer's name or address contains every word. */
const holding = (q: string): SQL | undefined =>
  and(
    ...likePatterns(q).map(
      (pattern) => sql`(lower(${orders.orderNumber}) like ${pattern}
        or exists (select from ${orderLines} as packed
          where packed.order_id = ${orders}.id and lower(packed.sku) like ${pattern})
        or lower(normalize(${orders.customer} ->> 'name', NFKC)) like ${pattern}
        or lower(${orders.customer} ->> 'email') like ${pattern})`,
    ),
  )

const list = handle('opsOrders', async ({ db, fields }) => {
  const { status, q = '', sort = 'waiting' } = fields
  const asked = and(status === undefined ? undefined : eq(orders.status, status), holding(q))
  const inOrder = sort === 'newest' ? [desc(orders.createdAt), desc(orders.id)] : [asc(orders.statusAt), asc(orders.id)]
  return readPage(fields, {
    total: countUpTo(
      db,
      db
        .select({ id: orders.id })
        .from(orders)
        .where(asked)
        .orderBy(...inOrder),
    ),
    rows: db
      .select()
      .from(orders)
      .where(asked)
      .orderBy(...inOrder),
    present: (found) => presentOpsOrders(db, found),
  })
})

export const opsOrderHandlers: readonly CallHandler[] = [
  list,
  handle('opsAccept', (context) => operate(context, { action: 'accept', run: acceptOrder })),
  handle('opsShip', (context) => {
    const parcel = parcelFields(context.fields)
    const run = (tx: Tx, step: Step) => shipOrder(tx, { ...step, ...parcel })
    return operate(context, { action: 'ship', run })
  }),
  handle('opsTransit', (context) => operate(context, { action: 'transit', run: transitOrder })),
  handle('opsDeliver', (context) => operate(context, { action: 'deliver', run: deliverOrder })),
]

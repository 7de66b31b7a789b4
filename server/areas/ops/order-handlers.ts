/**
 * Orders for operators, and their steps [role.operator] [action.ship]: those of shops, taken one by one, for the command line
 * and other back ends.
 */
import { and, asc, desc, eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { OpsOrder } from '@contract/entities/ops-order'
import { refusal, type OperatorAction } from '@contract/base/order-steps'
import { one } from '@contract/rules/lists'
import { countUpTo } from '../../kernel/db/bounded-count'
import { orders } from '../../kernel/db/schema/orders'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import type { Caller } from '../../kernel/sessions/caller'
import { handle, type CallHandler } from '../../kernel/http/context'
import { readPage } from '../../kernel/http/paging'
import { Refusal } from '../../kernel/http/refusal'
import { actorOf } from '../seller/actor'
import { containsWords } from '../seller/orders/contains-words'
import { shipParcel } from '../seller/orders/ship'
import { acceptOne, deliverParcel, lockShopOrder, reportTransit } from '../seller/orders/steps'
import type { ShopActor } from '../seller/record'
import { factsOf, type Order } from '../order-changes/transitions'
import { presentOpsOrders } from './present-orders'

interface StepContext {
  readonly db: Db
  readonly user: Caller
  readonly fields: { readonly order_id: string }
  readonly now: Date
}

type Run = (tx: Tx, actor: ShopActor) => Promise<Order>

/** An operator as the actor in the shop of an order. Throws 1500018 if there is no such order. */
async function actorIn(tx: Tx, { user, fields, now }: StepContext): Promise<ShopActor> {
  const [order] = await tx
    .select({ shopId: orders.shopId })
    .from(orders)
    .where(eq(orders.id, BigInt(fields.order_id)))
  if (!order) throw new Refusal(Code.orderUnknown)
  return actorOf({ db: tx, user, now, fields: { shop_id: String(order.shopId) } })
}

/** Takes a step of the shop, if it is the next one: none of them takes two. Throws its code otherwise. */
function operate(context: StepContext, action: OperatorAction, run: Run): Promise<{ order: OpsOrder }> {
  return transaction(context.db, async (tx) => {
    const actor = await actorIn(tx, context)
    const code = refusal(action, factsOf(await lockShopOrder(tx, actor, context.fields.order_id)))
    if (code !== null) throw new Refusal(code)
    return { order: one(await presentOpsOrders(tx, [await run(tx, actor)], context.now)) }
  })
}

const list = handle('opsOrders', async ({ db, fields, now }) => {
  const { status, q, sort = 'waiting' } = fields
  const asked = and(
    status === undefined ? undefined : eq(orders.status, status),
    containsWords(q, ['name', 'email'], now),
  )
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
    present: (found) => presentOpsOrders(db, found, now),
  })
})

export const opsOrderHandlers: readonly CallHandler[] = [
  list,
  handle('opsAccept', (context) =>
    operate(context, 'accept', (tx, actor) => acceptOne(tx, actor, context.fields.order_id)),
  ),
  handle('opsShip', (context) => operate(context, 'ship', (tx, actor) => shipParcel(tx, actor, context.fields))),
  handle('opsTransit', (context) =>
    operate(context, 'transit', (tx, actor) => reportTransit(tx, actor, context.fields.order_id)),
  ),
  handle('opsDeliver', (context) =>
    operate(context, 'deliver', (tx, actor) => deliverParcel(tx, actor, context.fields.order_id)),
  ),
]

/** The calls about a shop's orders. */
import type { Data } from '@contract/all-calls'
import type { Language } from '@contract/base/languages'
import { transaction } from '../../../kernel/db/transaction'
import type { Db, Tx } from '../../../kernel/db/types'
import { handle, type CallHandler } from '../../../kernel/http/context'
import type { Caller } from '../../../kernel/sessions/caller'
import type { Order } from '../../order-changes/transitions'
import { actorOf } from '../actor'
import type { ShopActor } from '../record'
import { sellerShop } from '../shop'
import { findOrder } from './find'
import { listOrders } from './list'
import { presentOrder, type Reader } from './present'
import { correctParcel, shipParcel } from './ship'
import { acceptOrders, declineOrder, deliverParcel } from './steps'

interface Asking<D extends Db> {
  readonly db: D
  readonly user: Caller
  readonly fields: { readonly shop_id?: string }
  readonly lang: Language
  readonly now: Date
}

const readerOf = ({ user, lang, now }: Omit<Asking<Db>, 'db'>): Reader => ({
  byOperator: user.role === 'operator',
  lang,
  now,
})

/** Takes a step in a transaction and answers the order after it. */
async function runStep(
  asking: Asking<Tx>,
  step: (tx: Tx, actor: ShopActor) => Promise<Order>,
): Promise<Data<'sellerOrder'>> {
  const actor = await actorOf(asking)
  const order = await step(asking.db, actor)
  return { order: await presentOrder(asking.db, order, readerOf(asking)) }
}

export const sellerOrderHandlers: readonly CallHandler[] = [
  handle('sellerOrders', async (context) => {
    const { db, user, fields } = context
    const shop = await sellerShop(db, user, fields)
    return listOrders(db, shop, fields, readerOf(context))
  }),
  handle('sellerOrder', async (context) => {
    const { db, user, fields } = context
    const shop = await sellerShop(db, user, fields)
    const order = await findOrder(db, shop, BigInt(fields.order_id))
    return { order: await presentOrder(db, order, readerOf(context)) }
  }),
  handle('sellerOrderAccept', async (context) =>
    acceptOrders(context.db, await actorOf(context), context.fields.order_ids),
  ),
  handle('sellerOrderShip', (context) => runStep(context, (tx, actor) => shipParcel(tx, actor, context.fields))),
  handle('sellerOrderParcel', (context) =>
    transaction(context.db, (db) =>
      runStep({ ...context, db }, (tx, actor) => correctParcel(tx, actor, context.fields)),
    ),
  ),
  handle('sellerOrderDeliver', (context) =>
    runStep(context, (tx, actor) => deliverParcel(tx, actor, context.fields.order_id)),
  ),
  handle('sellerOrderDecline', (context) => runStep(context, (tx, actor) => declineOrder(tx, actor, context.fields))),
]

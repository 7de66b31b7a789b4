/** The calls of payments. */
import { and, asc, eq } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { orders } from '../../kernel/db/schema/orders'
import { paymentOrders, payments } from '../../kernel/db/schema/payments'
import { handle, handleThen, type CallHandler } from '../../kernel/http/context'
import { Refusal } from '../../kernel/http/refusal'
import { presentOrders } from '../orders/present'
import type { Order } from '../order-changes/transitions'
import { requireGateway, withPage } from './by-card'
import { startRecharge } from './recharge'
import { startPayment } from './start'

type State = Data<'paymentState'>['state']

/**
 * Cash is paid when all orders that were not cancelled have been delivered; it has failed if all were cancelled. A
 * card payment without an answer has failed when all its orders are cancelled.
 */
function stateOf({ method, state, purpose }: typeof payments.$inferSelect, paidOrders: readonly Order[]): State {
  const standing = paidOrders.filter(({ status }) => status !== 'cancelled')
  if (method === 'bank_card' && state === 'pending') {
    return purpose === 'orders' && standing.length === 0 ? 'failed' : 'pending'
  }
  if (method !== 'cash_on_delivery') return state
  if (standing.length === 0) return 'failed'
  return standing.every(({ paymentStatus }) => paymentStatus !== 'unpaid') ? 'paid' : 'pending'
}

export const paymentHandlers: readonly CallHandler[] = [
  handleThen(
    'paymentStart',
    ({ db, user, fields, offered, origin, now }) =>
      startPayment(db, { userId: user.id, guest: user.guest, fields, gateways: offered, origin, now }),
    async (context, started) => (context.fields.payment_method === 'bank_card' ? withPage(started, context) : started),
  ),
  handleThen(
    'bankRecharge',
    ({ db, user, fields, offered, origin, now }) => {
      const payer = { userId: user.id, origin, way: fields.return_way, at: now }
      return startRecharge(db, fields, requireGateway(offered), payer)
    },
    (context, started) => withPage(started, context),
  ),
  handle('paymentState', async ({ db, user, fields, lang, now }) => {
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.id, BigInt(fields.payment_id)), eq(payments.userId, user.id)))
    if (!payment) throw new Refusal(Code.notFound)
    const found = await db
      .select({ order: orders })
      .from(paymentOrders)
      .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
      .where(eq(paymentOrders.paymentId, payment.id))
      .orderBy(asc(orders.id))
    const paid = found.map(({ order }) => order)
    return { state: stateOf(payment, paid), orders: await presentOrders(db, paid, { lang, now }) }
  }),
]

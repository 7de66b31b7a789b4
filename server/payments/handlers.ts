/** The calls of payments (gaps §3). */
import { and, asc, eq } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { Code } from '@contract/codes'
import { orders, paymentOrders, payments } from '../db/schema/orders'
import { handle, type CallHandler } from '../http/context'
import { Refusal } from '../http/refusal'
import { presentOrders } from '../orders/present'
import type { Order } from '../orders/transitions'
import { startPayment } from './start'

type State = Data<'paymentState'>['state']

/** Cash is paid when every order that still stands has been delivered; it has failed when none stands. */
function stateOf({ method, state }: typeof payments.$inferSelect, paidOrders: readonly Order[]): State {
  if (method !== 'cash_on_delivery') return state
  const standing = paidOrders.filter(({ status }) => status !== 'cancelled')
  if (standing.length === 0) return 'failed'
  return standing.every(({ paymentStatus }) => paymentStatus !== 'unpaid') ? 'paid' : 'pending'
}

export const paymentHandlers: readonly CallHandler[] = [
  handle('paymentStart', ({ db, user, fields, now }) => startPayment(db, { userId: user.id, fields, now })),
  handle('paymentState', async ({ db, user, fields, lang }) => {
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
    return { state: stateOf(payment, paid), orders: await presentOrders(db, paid, lang) }
  }),
]

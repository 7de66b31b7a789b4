/** The invoice of an order [call.invoice], only for its owner. */
import { and, eq } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { orders } from '../../kernel/db/schema/orders'
import { handle, type CallHandler } from '../../kernel/http/context'
import { Refusal } from '../../kernel/http/refusal'
import { presentOrder } from '../orders/present'
import { invoiceAddress } from './addresses'

export const documentHandlers: readonly CallHandler[] = [
  handle('invoice', async ({ db, user, fields, lang, now, origin, uploadKey, documents }) => {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, user.id), eq(orders.id, BigInt(fields.order_id))))
    if (!order) throw new Refusal(Code.orderUnknown)
    if (fields.link) return { url: invoiceAddress(origin, order.id, lang, { key: uploadKey, now }) }
    return documents.invoice(await presentOrder(db, order, { lang, now }), lang)
  }),
]

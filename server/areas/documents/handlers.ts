/** The invoice of an order [call.invoice], only for its owner; packing slips [documents.slips] and statements [money.statement] of a shop. */
import { and, eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { orders } from '../../kernel/db/schema/orders'
import { handle, type CallHandler } from '../../kernel/http/context'
import { Refusal } from '../../kernel/http/refusal'
import { slipsOf } from '../seller/orders/slips'
import { sellerShop } from '../seller/shop'
import { presentOrder } from '../orders/present'
import { invoiceAddress, slipsAddress } from './addresses'
import { stateMonth } from './stated'
import { statementTable } from './statement'
import { statementAddress } from './statement-address'

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

  handle('sellerOrderSlips', async ({ db, user, fields, lang, now, origin, uploadKey, documents }) => {
    const { id: shopId } = await sellerShop(db, user, fields)
    const orderIds = [...new Set(fields.order_ids)].map(BigInt)
    const slips = await slipsOf(db, { shopId, orderIds, lang, now })
    if (fields.link) return { url: slipsAddress(origin, { shopId, orderIds, lang }, { key: uploadKey, now }) }
    return documents.slips(slips, lang)
  }),

  handle('sellerStatementDocument', async ({ db, user, fields, lang, now, origin, uploadKey, documents }) => {
    const { month, as, link } = fields
    const shopId = (await sellerShop(db, user, fields)).id
    const stated = await stateMonth(db, { shopId, month, as }, now)
    if (link) return { url: statementAddress(origin, { shopId, month, as, lang }, { key: uploadKey, now }) }
    return as === 'csv' ? statementTable(stated, lang) : documents.statement(stated, lang)
  }),
]

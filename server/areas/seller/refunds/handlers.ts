/** The calls about refunds of a shop's orders. */
import { one } from '@contract/rules/lists'
import { handle, type CallHandler } from '../../../kernel/http/context'
import { actorOf } from '../actor'
import { sellerShop } from '../shop'
import { answerRefund } from './answer'
import { listRefunds } from './list'
import { presentAll } from './present'

export const sellerRefundHandlers: readonly CallHandler[] = [
  handle('sellerRefunds', async (context) => {
    const { db, user, fields } = context
    return listRefunds(db, await sellerShop(db, user, fields), fields, context)
  }),
  handle('sellerRefundAnswer', async (context) => {
    const { db, fields } = context
    const answered = await answerRefund(db, await actorOf(context), fields)
    return { refund: one(await presentAll(db, [answered], context)) }
  }),
]

/** The guest who placed an order, by the link in a mail about it [rule.guest-links]. */
import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { users } from '../../../kernel/db/schema/accounts'
import { orders } from '../../../kernel/db/schema/orders'
import { handle } from '../../../kernel/http/context'
import { fieldRefusal, Refusal } from '../../../kernel/http/refusal'
import { isSigned } from '../../users/order-links'
import { startSession } from '../sign-in/session'

export const loginByOrderHandler = handle('loginByOrder', async (context) => {
  const { db, fields, uploadKey: key, now } = context
  if (context.user) throw new Refusal(Code.alreadyLoggedIn)
  const [found] = await db
    .select({ userId: users.id, email: users.guestEmail, disabledAt: users.disabledAt })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, BigInt(fields.order_id)))
  const { userId, email } = found ?? { userId: 0n, email: null }
  const isRight = email !== null && isSigned(fields.sign, { orderId: fields.order_id, userId, email }, { key, now })
  if (!isRight) throw fieldRefusal(Code.wrongCode, [{ field: 'sign', rule: 'wrong' }])
  if (found?.disabledAt) throw new Refusal(Code.accountDisabled)
  return startSession(db, userId, context, { kind: 'login', detail: 'order' })
})

/** The guest who placed an order, by the link in a mail about it [rule.guest-links]. */
import { Code } from '@contract/base/codes'
import { handle } from '../../../kernel/http/context'
import { Refusal } from '../../../kernel/http/refusal'
import { isExpired } from '../../users/order-links'
import { startSession } from '../sign-in/session'
import { findGuest, wrongSign } from './find-guest'

export const loginByOrderHandler = handle('loginByOrder', async (context) => {
  const { db, fields, uploadKey, now } = context
  if (context.user) throw new Refusal(Code.alreadyLoggedIn)
  const { userId } = await findGuest(db, fields, uploadKey)
  if (isExpired(fields.sign, now)) throw wrongSign()
  return startSession(db, userId, context, { kind: 'login', detail: 'order' })
})

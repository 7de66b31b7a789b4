/** A new link in place of one that has expired, to the same mailbox [rule.guest-links]. */
import { transaction } from '../../../kernel/db/transaction'
import { handle } from '../../../kernel/http/context'
import { queueMail } from '../../mails/queue'
import { countSending } from '../codes/code-caps'
import { findGuest } from './find-guest'

export const sendOrderLinkHandler = handle('sendOrderLink', async ({ db, fields, uploadKey, now }) => {
  const { userId, email } = await findGuest(db, fields, uploadKey)
  await countSending(db, [{ by: 'guest', who: email }], now)
  const order = fields.order_id
  const mail = { key: `order:${order}:link:${now.getTime()}`, userId, kind: 'order_link', at: now } as const
  await transaction(db, (tx) => queueMail(tx, { ...mail, params: { order } }))
  return {}
})

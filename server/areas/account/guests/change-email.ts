/** A guest whose e-mail address was mistyped: the mails went elsewhere [rule.guest-email]. */
import { Code } from '@contract/base/codes'
import { isEmail } from '@contract/rules/registration'
import { transaction } from '../../../kernel/db/transaction'
import { handle } from '../../../kernel/http/context'
import { fieldRefusal, operationFailed } from '../../../kernel/http/refusal'
import { closeOtherSessions } from '../../../kernel/sessions/tokens'
import { correctEmail } from '../../addresses/book'
import { redirectMails } from '../../mails/redirect'
import { correctOrderEmail } from '../../order-changes/change-order'
import { changeGuest } from '../../users/change-user'
import { countSending } from '../codes/code-caps'
import { normaliseEmail } from '../email'
import { readUserInfo } from '../user-info'

export const changeGuestEmailHandler = handle('changeGuestEmail', async (context) => {
  const { db, user, fields, token, now } = context
  if (!user.guest) throw operationFailed('not_allowed')
  const email = normaliseEmail(fields.email)
  if (!isEmail(email)) throw fieldRefusal(Code.registrationData, [{ field: 'email', rule: 'email' }])
  if (email === user.email) return readUserInfo(db, user.id, context)
  await countSending(db, [{ by: 'guest', who: email }], now)
  return transaction(db, async (tx) => {
    if (!(await changeGuest(tx, user.id, { guestEmail: email }))) throw operationFailed('not_allowed')
    const wrong = { from: user.email, to: email }
    await correctEmail(tx, user.id, wrong)
    await correctOrderEmail(tx, user.id, wrong)
    await redirectMails(tx, user.id, { recipient: email, at: now })
    // a stranger who got the mails may have opened a link in them
    if (token !== null) await closeOtherSessions(tx, user.id, token)
    return readUserInfo(tx, user.id, context)
  })
})

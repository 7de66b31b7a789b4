/** Guests, who order with a name and an e-mail address alone [role.guests]. */
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { isEmail } from '@contract/rules/registration'
import { transaction } from '../../../kernel/db/transaction'
import { handle } from '../../../kernel/http/context'
import { fieldRefusal, operationFailed, Refusal } from '../../../kernel/http/refusal'
import { takesGuests } from '../../settings/guests'
import { createAccount } from '../../users/create-account'
import { countSending } from '../codes/code-caps'
import { normaliseEmail } from '../email'
import { startSession } from '../sign-in/session'

export const registerGuestHandler = handle('registerGuest', async (context) => {
  const { db, fields, config, now } = context
  if (context.user) throw new Refusal(Code.alreadyLoggedIn)
  const guestEmail = normaliseEmail(fields.email)
  const firstname = fields.name.trim()
  const errors: FieldError[] = []
  if (firstname === '') errors.push({ field: 'name', rule: 'required' })
  if (!isEmail(guestEmail)) errors.push({ field: 'email', rule: 'email' })
  if (!fields.terms) errors.push({ field: 'terms', rule: 'terms' })
  if (errors.length > 0) throw fieldRefusal(Code.registrationData, errors)
  if (!(await takesGuests(db, config))) throw operationFailed('not_allowed')
  await countSending(db, [{ by: 'guest', who: guestEmail }], now)
  return transaction(db, async (tx) => {
    const account = { firstname, email: '', guestEmail, passwordHash: '', invitedBy: null }
    const userId = await createAccount(tx, account, now)
    if (userId === null) throw new Error('a guest without an account’s address cannot be taken')
    return startSession(tx, userId, context, { kind: 'registered', detail: 'guest' })
  })
})

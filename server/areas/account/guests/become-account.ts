/** A guest who wants to keep the orders: one password makes an account of the same user [role.guests-account]. */
import { Code } from '@contract/base/codes'
import { isTaken } from '../../../kernel/db/errors'
import { transaction } from '../../../kernel/db/transaction'
import { handle } from '../../../kernel/http/context'
import { fieldRefusal, operationFailed } from '../../../kernel/http/refusal'
import { closeOtherSessions } from '../../../kernel/sessions/tokens'
import { changeGuest } from '../../users/change-user'
import { hashPassword } from '../passwords'
import { passwordError, requireFreeEmail, TAKEN } from '../registration'
import { checkRegistrationCode, spendRegistrationCode } from '../registration-code'
import { recordSignIn } from '../sign-in/sign-in-events'
import { readUserInfo } from '../user-info'
import { namesOf } from '../weak-passwords'
import { welcome } from '../welcome'

export const registerFromGuestHandler = handle('registerFromGuest', async (context) => {
  const { db, user, fields, token, now } = context
  if (!user.guest) throw operationFailed('not_allowed')
  const error = passwordError('password', fields.password, await namesOf(db, user.id))
  if (error) throw fieldRefusal(Code.registrationData, [error])
  const { email } = user
  // the code first: only the owner of an address may learn whether it has an account
  const proof = await checkRegistrationCode(context, email)
  await requireFreeEmail(db, email)
  const passwordHash = await hashPassword(fields.password)
  const become = () =>
    transaction(db, async (tx) => {
      await spendRegistrationCode(tx, email, proof)
      const account = { email, passwordHash, guestEmail: null }
      if (!(await changeGuest(tx, user.id, account))) throw operationFailed('not_allowed')
      await welcome(tx, user.id, now)
      await recordSignIn(tx, { kind: 'registered', userId: user.id }, context)
      if (token !== null) await closeOtherSessions(tx, user.id, token)
      return readUserInfo(tx, user.id, context)
    })
  return become().catch((cause: unknown) => {
    // somebody registered with this address meanwhile
    if (isTaken(cause)) throw fieldRefusal(Code.emailRace, TAKEN)
    throw cause
  })
})

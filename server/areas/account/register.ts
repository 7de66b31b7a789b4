import { Code } from '@contract/base/codes'
import { plainName } from '@contract/rules/names'
import { plainText } from '@contract/rules/typed-text'
import { transaction } from '../../kernel/db/transaction'
import { handle } from '../../kernel/http/context'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { createAccount } from '../users/create-account'
import { normaliseEmail } from './email'
import { hashPassword } from './passwords'
import { findInviter, registrationErrors, requireFreeEmail, TAKEN } from './registration'
import { checkRegistrationCode, spendRegistrationCode } from './registration-code'
import { startSession } from './sign-in/session'
import { welcome } from './welcome'

export const registerHandler = handle('register', async (context) => {
  const { db, fields, now } = context
  if (context.user) throw new Refusal(Code.alreadyLoggedIn)
  const email = normaliseEmail(fields.email)
  const errors = registrationErrors(fields, email)
  const invitation = plainText(fields.invitation_code ?? '')
  const invitedBy = invitation ? await findInviter(db, invitation) : null
  if (invitation && invitedBy === null) errors.push({ field: 'invitation_code', rule: 'invitation' })
  if (errors.length > 0) throw fieldRefusal(Code.registrationData, errors)

  // the code first: only the owner of an address may learn whether it has an account
  const proof = await checkRegistrationCode(context, email)
  await requireFreeEmail(db, email)
  const passwordHash = await hashPassword(fields.password)
  return transaction(db, async (tx) => {
    await spendRegistrationCode(tx, email, proof)
    const userId = await createAccount(tx, { firstname: plainName(fields.name), email, passwordHash, invitedBy }, now)
    if (userId === null) throw fieldRefusal(Code.emailRace, TAKEN)
    await welcome(tx, userId, now)
    return startSession(tx, userId, context, { kind: 'registered' })
  })
})

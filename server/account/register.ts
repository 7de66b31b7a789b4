import { eq } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { users } from '../db/schema/accounts'
import { transaction } from '../db/transaction'
import { handle } from '../http/context'
import { fieldRefusal, Refusal } from '../http/refusal'
import { createAccount } from './create-account'
import { normaliseEmail } from './email'
import { hashPassword } from './passwords'
import { findInviter, registrationErrors } from './registration'
import { startSession } from './session'
import { welcome } from './welcome'

const TAKEN = [{ field: 'email', rule: 'taken' }] as const

export const registerHandler = handle('register', async (context) => {
  const { db, fields, now } = context
  if (context.user) throw new Refusal(Code.alreadyLoggedIn)
  const email = normaliseEmail(fields.email)
  const errors = registrationErrors(fields, email)
  const invitation = fields.invitation_code?.trim() ?? ''
  const invitedBy = invitation ? await findInviter(db, invitation) : null
  if (invitation && invitedBy === null) errors.push({ field: 'invitation_code', rule: 'invitation' })
  if (errors.length > 0) throw fieldRefusal(Code.registrationData, errors)

  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (known) throw fieldRefusal(Code.emailExists, TAKEN)
  const passwordHash = await hashPassword(fields.password)
  return transaction(db, async (tx) => {
    const userId = await createAccount(tx, { firstname: fields.name.trim(), email, passwordHash, invitedBy }, now)
    if (userId === null) throw fieldRefusal(Code.emailRace, TAKEN)
    await welcome(tx, userId, now)
    return startSession(tx, userId, context)
  })
})

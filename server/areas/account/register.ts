import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { plainName } from '@contract/rules/names'
import { plainDigits, plainText } from '@contract/rules/typed-text'
import { users } from '../../kernel/db/schema/accounts'
import { transaction } from '../../kernel/db/transaction'
import { handle, type Context } from '../../kernel/http/context'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { readWebsiteConfig } from '../settings/website-config'
import { checkCode, spendCode, type CodeSubject } from './codes/codes'
import { createAccount } from '../users/create-account'
import { normaliseEmail } from './email'
import { hashPassword } from './passwords'
import { findInviter, registrationErrors } from './registration'
import { startSession } from './sign-in/session'
import { welcome } from './welcome'

const TAKEN = [{ field: 'email', rule: 'taken' }] as const

async function asksForCode({ db, config }: Context<'register'>): Promise<boolean> {
  return (await readWebsiteConfig(db, config)).mail_code
}

async function proofOf({ db, fields, now }: Context<'register'>, subject: CodeSubject): Promise<string> {
  const code = plainDigits(fields.code ?? '')
  if (code === '') throw fieldRefusal(Code.missingParameters, [{ field: 'code', rule: 'required' }])
  return checkCode(db, subject, { code, now })
}

export const registerHandler = handle('register', async (context) => {
  const { db, fields, now } = context
  if (context.user) throw new Refusal(Code.alreadyLoggedIn)
  const email = normaliseEmail(fields.email)
  const errors = registrationErrors(fields, email)
  const invitation = plainText(fields.invitation_code ?? '')
  const invitedBy = invitation ? await findInviter(db, invitation) : null
  if (invitation && invitedBy === null) errors.push({ field: 'invitation_code', rule: 'invitation' })
  if (errors.length > 0) throw fieldRefusal(Code.registrationData, errors)

  const subject: CodeSubject = { purpose: 'register', who: email }
  // the code first: only the owner of an address may learn whether it has an account
  const proof = (await asksForCode(context)) ? await proofOf(context, subject) : null
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (known) throw fieldRefusal(Code.emailExists, TAKEN)
  const passwordHash = await hashPassword(fields.password)
  return transaction(db, async (tx) => {
    if (proof !== null) await spendCode(tx, subject, proof)
    const userId = await createAccount(tx, { firstname: plainName(fields.name), email, passwordHash, invitedBy }, now)
    if (userId === null) throw fieldRefusal(Code.emailRace, TAKEN)
    await welcome(tx, userId, now)
    return startSession(tx, userId, context, { kind: 'registered' })
  })
})

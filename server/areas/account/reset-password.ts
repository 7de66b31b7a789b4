import { closeSessions } from '../../kernel/sessions/tokens'
import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { marketName } from '../../kernel/db/market-name'
import { users } from '../../kernel/db/schema/accounts'
import { transaction } from '../../kernel/db/transaction'
import { handle } from '../../kernel/http/context'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { changeUser } from '../users/change-user'
import { passwordMail } from './account-mails'
import { checkCode, spendCode, type CodeSubject } from './codes/codes'
import { normaliseEmail } from './email'
import { forgetDevices, rememberDevice } from './sign-in/known-devices'
import { forgive } from './sign-in/login-guard'
import { hashPassword } from './passwords'
import { passwordError } from './registration'
import { recordSignIn } from './sign-in/sign-in-events'
import { mailUser } from './mail-user'
import { namesOf } from './weak-passwords'

/** Resets the password with a code; ends every session of the account [session.new-password]. */
export const forgotResetHandler = handle('forgotReset', async (context) => {
  const { db, fields, network, now } = context
  const broken = passwordError('password', fields.password)
  if (broken) throw fieldRefusal(Code.accountData, [broken])
  const email = normaliseEmail(fields.email)
  const [owner] =
    email === ''
      ? []
      : await db.select({ id: users.id, name: users.firstname }).from(users).where(eq(users.email, email))
  if (!owner) throw new Refusal(Code.emailUnknown)
  const named = passwordError('password', fields.password, await namesOf(db, owner.id))
  if (named) throw fieldRefusal(Code.accountData, [named])

  const subject: CodeSubject = { purpose: 'forgot', who: email }
  const proof = await checkCode(db, subject, { code: fields.code, now })
  const passwordHash = await hashPassword(fields.password)
  await transaction(db, async (tx) => {
    await spendCode(tx, subject, proof)
    await changeUser(tx, owner.id, { passwordHash })
    await closeSessions(tx, owner.id)
    await recordSignIn(tx, { kind: 'password_reset', userId: owner.id }, context)
    await forgetDevices(tx, owner.id)
    await rememberDevice(tx, owner.id, context)
  })
  await forgive(db, { email, network, mark: null })
  await mailUser(
    passwordMail({ to: email, name: owner.name, market: await marketName(context.db), language: context.lang }),
    context,
  )
  return {}
})

import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { SignInEventKind } from '@contract/entities/sign-in'
import { users } from '../../../kernel/db/schema/accounts'
import { handle } from '../../../kernel/http/context'
import { Refusal } from '../../../kernel/http/refusal'
import { normaliseEmail } from '../email'
import { knownMark, NOBODY } from './known-devices'
import { admit, forgive } from './login-guard'
import { isPassword } from '../passwords'
import { startSession } from './session'
import { recordSignIn } from './sign-in-events'

/** The fifth wrong attempt locks, and its refusal says so. */
export const loginHandler = handle('login', async (context) => {
  const { db, fields, network, now } = context
  if (context.user) throw new Refusal(Code.alreadyLoggedIn)
  const email = normaliseEmail(fields.email)
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.email, email))
  // also without an account, so that the time does not reveal which accounts exist
  const attempt = { email, network, mark: await knownMark(db, user?.id ?? NOBODY, context, now) }
  const refusal = await admit(db, attempt, now)
  const note = (kind: SignInEventKind) => recordSignIn(db, { kind, userId: user?.id ?? null }, context)
  const isRight = await isPassword(user?.passwordHash ?? null, fields.password)
  if (!user || !isRight) {
    // attempts during a lock add no row: this one has reported it
    await note(refusal.data.reason === 'locked' ? 'login_locked' : 'login_failed')
    throw refusal
  }
  await forgive(db, attempt)
  if (user.disabledAt) {
    await note('login_disabled')
    throw new Refusal(Code.accountDisabled)
  }
  return startSession(db, user.id, context)
})

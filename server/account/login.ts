import { eq } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { LOGIN_LOCK_TRIES } from '@contract/constants'
import { users } from '../db/schema/accounts'
import { handle } from '../http/context'
import { Refusal } from '../http/refusal'
import { normaliseEmail } from './email'
import { countTry, forgetTries, lockedFor } from './login-lock'
import { isPassword } from './passwords'
import { startSession } from './session'

const locked = (seconds: number) =>
  new Refusal(Code.wrongCredentials, { reason: 'locked', retry_after: Math.max(1, seconds) })

/** The fifth wrong try locks, and says so itself. */
export const loginHandler = handle('login', async (context) => {
  const { db, fields, ip, now } = context
  if (context.user) throw new Refusal(Code.alreadyLoggedIn)
  const email = normaliseEmail(fields.email)
  const tried = await countTry(db, email, ip, now)
  const closed = lockedFor(tried, LOGIN_LOCK_TRIES, now)
  if (closed !== null) throw locked(closed)

  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.email, email))
  if (!(await isPassword(user?.passwordHash ?? null, fields.password))) {
    const closing = lockedFor(tried, LOGIN_LOCK_TRIES - 1, now)
    throw closing === null ? new Refusal(Code.wrongCredentials) : locked(closing)
  }
  await forgetTries(db, email, ip)
  if (user.disabledAt) throw new Refusal(Code.accountDisabled)
  return startSession(db, user.id, context)
})

/** Changes of what money is paid out to, and of the password, ask for the present password (gaps §7). */
import { eq } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { LOGIN_LOCK_TRIES } from '@contract/constants'
import { users } from '../db/schema/accounts'
import type { Db } from '../db/types'
import { fieldRefusal, Refusal } from '../http/refusal'
import { countTry, forgetTries, lockedFor } from './login-lock'
import { isPassword } from './passwords'

/** Whatever the network address: whoever asks holds a session already. */
const ANYWHERE = ''
const subject = (userId: bigint) => `account ${userId}`

const locked = (code: number, seconds: number) =>
  new Refusal(code, { reason: 'locked', retry_after: Math.max(1, seconds) })

/**
 * Throws `code` unless this is the account's password: at the field `password`, or with reason locked from the fifth
 * wrong try on, for 15 minutes. Outside of a transaction, so that a wrong try counts whatever becomes of the call.
 */
export async function confirmPassword(
  db: Db,
  { userId, password, code = Code.accountData, now }: { userId: bigint; password?: string; code?: number; now: Date },
): Promise<void> {
  if (password === undefined) throw fieldRefusal(code, [{ field: 'password', rule: 'required' }])
  const tried = await countTry(db, subject(userId), ANYWHERE, now)
  const closed = lockedFor(tried, LOGIN_LOCK_TRIES, now)
  if (closed !== null) throw locked(code, closed)
  const [{ passwordHash }] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  if (!(await isPassword(passwordHash, password))) {
    const closing = lockedFor(tried, LOGIN_LOCK_TRIES - 1, now)
    throw closing === null ? fieldRefusal(code, [{ field: 'password', rule: 'wrong' }]) : locked(code, closing)
  }
  await forgetTries(db, subject(userId), ANYWHERE)
}

/**
 * Changes of payout accounts and of the password require the current password; a user without one gets a code and
 * sends that.
 */
import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { LOGIN_LOCK_TRIES } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { users } from '../../kernel/db/schema/accounts'
import type { Db } from '../../kernel/db/types'
import type { Context } from '../../kernel/http/context'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { inTurn } from '../../kernel/work/in-turn'
import { checkCode, spendCode, type CodeSubject } from './codes/codes'
import { countTry, forgetTries, lockedFor } from './sign-in/login-lock'
import { isPassword } from './passwords'
import { recordSignIn } from './sign-in/sign-in-events'

/** Over all network addresses together, because the caller already has a session. */
const ANYWHERE = ''
const subject = (userId: bigint) => `account ${userId}`

const locked = (code: number, seconds: number) =>
  new Refusal(code, { reason: 'locked', retry_after: Math.max(1, seconds) })

/** Checks the code that was sent for this account, and uses it up. */
async function isFreshCode(db: Db, userId: bigint, code: string, now: Date): Promise<boolean> {
  const about: CodeSubject = { purpose: 'confirm', who: String(userId) }
  try {
    await spendCode(db, about, await checkCode(db, about, { code, now }))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

interface Confirmation {
  readonly userId: bigint
  readonly password?: string
  readonly code?: number
}

type By = Pick<Context, 'ip' | 'agent' | 'now'>

/**
 * Throws `code` unless this is the account's password: at the field `password`, or with reason locked for 15 minutes
 * after the fifth wrong attempt. Outside a transaction, so that a wrong attempt counts even if the call fails. The
 * attempts of one account are serialised: several right ones at once, such as a repeated call, do not count as wrong.
 */
export async function confirmPassword(db: Db, asked: Confirmation, by: By): Promise<void> {
  const { password, code = Code.accountData } = asked
  if (password === undefined) throw fieldRefusal(code, [{ field: 'password', rule: 'required' }])
  await inTurn(subject(asked.userId), () => tryPassword(db, { ...asked, password, code }, by))
}

async function tryPassword(db: Db, { userId, password, code }: Required<Confirmation>, by: By): Promise<void> {
  const { now } = by
  const tried = await countTry(db, subject(userId), ANYWHERE, now)
  const closed = lockedFor(tried, LOGIN_LOCK_TRIES, now)
  if (closed !== null) throw locked(code, closed)
  const { passwordHash } = one(
    await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId)),
  )
  const isRight =
    passwordHash === '' ? await isFreshCode(db, userId, password, now) : await isPassword(passwordHash, password)
  if (!isRight) {
    await recordSignIn(db, { kind: 'confirm_failed', userId }, by)
    const closing = lockedFor(tried, LOGIN_LOCK_TRIES - 1, now)
    throw closing === null ? fieldRefusal(code, [{ field: 'password', rule: 'wrong' }]) : locked(code, closing)
  }
  await forgetTries(db, subject(userId), ANYWHERE)
}

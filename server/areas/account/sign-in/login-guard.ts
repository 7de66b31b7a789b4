/** Limits wrong passwords by account, by device and by network address [session.account-budget]. */
import { Code } from '@contract/base/codes'
import { LOGIN_LOCK_TRIES } from '@contract/base/constants'
import type { Db } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { countGuess, forgetGuesses } from './account-guesses'
import { countTry, forgetTries, lockedFor } from './login-lock'

interface Attempt {
  /** The normalised address, even if no account has it. */
  readonly email: string
  readonly network: string
  /** The device or network that the account knows; null for any other. */
  readonly mark: string | null
}

const locked = (seconds: number) =>
  new Refusal(Code.wrongCredentials, { reason: 'locked', retry_after: Math.max(1, seconds) })

const placeOf = ({ mark, network }: Attempt) => (mark === null ? network : `mark ${mark}`)

/**
 * Counts an attempt before its password is checked, and returns the refusal to use if it is wrong. Throws 1100002,
 * reason locked, with the seconds to wait in `retry_after`, if the password must not be checked.
 */
export async function admit(db: Db, attempt: Attempt, now: Date): Promise<Refusal> {
  const tried = await countTry(db, attempt.email, placeOf(attempt), now)
  const closed = lockedFor(tried, LOGIN_LOCK_TRIES, now)
  if (closed !== null) throw locked(closed)
  const { allowed, wait } = await countGuess(db, attempt.email, attempt.mark, now)
  if (!allowed) throw locked(wait)
  const closing = Math.max(wait, lockedFor(tried, LOGIN_LOCK_TRIES - 1, now) ?? 0)
  return closing === 0 ? new Refusal(Code.wrongCredentials) : locked(closing)
}

/** The owner has logged in: clears the counts for this attempt. */
export async function forgive(db: Db, attempt: Attempt): Promise<void> {
  await forgetTries(db, attempt.email, placeOf(attempt))
  await forgetGuesses(db, attempt.email, attempt.mark)
}

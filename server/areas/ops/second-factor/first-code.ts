/**
 * The code with which an operator sets up the first second factor: it is mailed to the account, or printed for the owner
 * of the data. A password alone, which somebody may have stolen, must not be enough.
 */
import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { users } from '../../../kernel/db/schema/accounts'
import type { Db } from '../../../kernel/db/types'
import type { Context } from '../../../kernel/http/context'
import { fieldRefusal, operationFailed, Refusal } from '../../../kernel/http/refusal'
import { checkCode, issueCode, type CodeSubject } from '../../account/codes/codes'
import { sendCode } from '../../account/codes/send-code'
import { normaliseEmail } from '../../account/email'
import { AppointRefused } from '../appoint'
import { isEnrolled } from './guard'

const FIELD = 'mail_code'

export const firstCodeOf = (userId: bigint): CodeSubject => ({ purpose: 'factor', who: String(userId) })

/** Mails it. Throws not_allowed for an operator who has a second factor already, and as `sendCode` does. */
export async function mailFirstCode(context: Context<'opsSecondFactorMail'>): Promise<Record<never, never>> {
  const { db, user } = context
  if (await isEnrolled(db, user.id)) throw operationFailed('not_allowed')
  const { name } = one(await db.select({ name: users.firstname }).from(users).where(eq(users.id, user.id)))
  const recipient = { to: user.email, name, by: 'mail', userId: user.id } as const
  return sendCode(firstCodeOf(user.id), recipient, context)
}

/**
 * Checks it and returns its proof for `spendCode`. Throws 1000009 without a code and 2000002 for a wrong one, at the
 * field `mail_code`; call it outside a transaction.
 */
export function proveFirstCode(db: Db, userId: bigint, code: string | undefined, now: Date): Promise<string> {
  if (code === undefined) throw fieldRefusal(Code.missingParameters, [{ field: FIELD, rule: 'required' }])
  const refusal = fieldRefusal(Code.wrongCode, [{ field: FIELD, rule: 'wrong' }])
  return checkCode(db, firstCodeOf(userId), { code, now, refusal })
}

/**
 * Makes it for the owner of the data, who hands it to the operator, and returns it. Throws AppointRefused for an address
 * that is not an operator's, for one who has a second factor, and within a minute of the last one.
 */
export async function printFirstCode(db: Db, email: string, at: Date): Promise<string> {
  const [user] = await db
    .select({ id: users.id, email: users.email, role: users.role })
    .from(users)
    .where(eq(users.email, normaliseEmail(email)))
  if (user?.role !== 'operator') throw new AppointRefused(`${email} is no operator`)
  if (await isEnrolled(db, user.id)) throw new AppointRefused(`${user.email} has a second factor already`)
  try {
    return (await issueCode(db, firstCodeOf(user.id), at)).code
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new AppointRefused(`${user.email} got a code less than a minute ago: use it, or try again in a minute`)
  }
}

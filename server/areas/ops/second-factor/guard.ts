/** Whether an operator's session has used the second factor, for calls that require it. */
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { SECOND_FACTOR_S } from '@contract/desk-reasons'
import { hashToken } from '../../../kernel/sessions/tokens'
import type { Config } from '../../../kernel/config/config'
import { secondChecks, secondFactors } from '../../../kernel/db/schema/second-factor'
import type { Db } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { holdsDemoData } from '../../settings/demo-mark'

/** When a check at `at` expires. */
export const checkedUntil = (at: Date) => new Date(at.getTime() + SECOND_FACTOR_S * 1_000)

export async function isChecked(db: Db, token: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SECOND_FACTOR_S * 1_000)
  const [found] = await db
    .select({ at: secondChecks.at })
    .from(secondChecks)
    .where(and(eq(secondChecks.tokenHash, hashToken(token)), gt(secondChecks.at, since)))
  return found !== undefined
}

/** Records that a session has used it. */
export async function noteCheck(db: Db, token: string, at: Date): Promise<void> {
  await db
    .insert(secondChecks)
    .values({ tokenHash: hashToken(token), at })
    .onConflictDoUpdate({ target: secondChecks.tokenHash, set: { at } })
}

async function isEnrolled(db: Db, userId: bigint): Promise<boolean> {
  const [found] = await db
    .select({ id: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return found !== undefined
}

/** 2000018 second_factor; `enrolled` says whether the operator has one, or has to set one up first. */
export async function secondFactorNeeded(db: Db, userId: bigint): Promise<Refusal> {
  const enrolled = await isEnrolled(db, userId)
  return new Refusal(Code.operationFailed, { reason: 'second_factor', enrolled })
}

interface Asked {
  readonly userId: bigint
  readonly token: string
  readonly now: Date
}

/**
 * Throws 2000018 second_factor unless the session has used the second factor in the last ten minutes. A demo shop
 * requires none, unless OPERATOR_2FA=required.
 */
export async function requireSecondFactor(
  db: Db,
  { operatorSecondFactor: mode }: Pick<Config, 'operatorSecondFactor'>,
  { userId, token, now }: Asked,
): Promise<void> {
  if (mode === 'off' || (mode === 'outside-demo' && (await holdsDemoData(db)))) return
  if (!(await isChecked(db, token, now))) throw await secondFactorNeeded(db, userId)
}

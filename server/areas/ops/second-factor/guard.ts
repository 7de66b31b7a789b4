/** Whether an operator's session has used the second factor, for calls that require it. */
import { and, eq, isNotNull } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { SECOND_FACTOR_S } from '@contract/base/console-reasons'
import type { Endpoint } from '@contract/endpoints/app'
import { hashToken } from '../../../kernel/sessions/tokens'
import type { Config } from '../../../kernel/config/config'
import { secondChecks, secondFactors } from '../../../kernel/db/schema/second-factor'
import type { Db } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { hasDemoData } from '../../settings/demo-mark'

/** When a check at `at` expires. */
export const checkedUntil = (at: Date) => new Date(at.getTime() + SECOND_FACTOR_S * 1_000)

/** When a session last used the second factor; null: never. */
async function checkedAt(db: Db, token: string): Promise<Date | null> {
  const [found] = await db
    .select({ at: secondChecks.at })
    .from(secondChecks)
    .where(eq(secondChecks.tokenHash, hashToken(token)))
  return found?.at ?? null
}

const isRecent = (at: Date | null, now: Date) => at !== null && checkedUntil(at) > now

/** Whether a session has used the second factor in the last ten minutes. */
export const isChecked = async (db: Db, token: string, now: Date): Promise<boolean> =>
  isRecent(await checkedAt(db, token), now)

/** Records that a session has used it. */
export async function noteCheck(db: Db, token: string, at: Date): Promise<void> {
  await db
    .insert(secondChecks)
    .values({ tokenHash: hashToken(token), at })
    .onConflictDoUpdate({ target: secondChecks.tokenHash, set: { at } })
}

/** Whether an operator has a second factor. */
export async function isEnrolled(db: Db, userId: bigint): Promise<boolean> {
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

type Mode = Pick<Config, 'operatorSecondFactor'>

/** Whether this shop asks its operators for a second factor: a demo shop does not, unless OPERATOR_2FA=required. */
export async function asksForFactor(db: Db, { operatorSecondFactor: mode }: Mode): Promise<boolean> {
  return mode === 'required' || (mode === 'outside-demo' && !(await hasDemoData(db)))
}

/** What a call asks an operator's session for: a second factor at all, or one of the last ten minutes. */
type Asks = 'any' | 'recent'

/** What an endpoint asks an operator's session for; null: nothing [ops.second-factor]. */
export function asksOf({ role, ofShop, secondFactor, beforeFactor }: Endpoint): Asks | null {
  if (secondFactor) return 'recent'
  return (role === 'operator' || ofShop) && !beforeFactor ? 'any' : null
}

/** What the fields of a call ask for where its endpoint alone asks for nothing; null: nothing [ops.factor-first]. */
export const asksOfFields = ({ secondFactorFor }: Endpoint, fields: Readonly<Record<string, unknown>>): Asks | null =>
  secondFactorFor?.values.some((value) => value === fields[secondFactorFor.field]) ? 'any' : null

/** Throws 2000018 second_factor unless the session has used the second factor as it is asked for. */
export async function requireSecondFactor(
  db: Db,
  config: Mode,
  { userId, token, now }: Asked,
  asks: Asks = 'recent',
): Promise<void> {
  if (config.operatorSecondFactor === 'off') return
  const at = await checkedAt(db, token)
  if (asks === 'recent' ? isRecent(at, now) : at !== null) return
  if (await asksForFactor(db, config)) throw await secondFactorNeeded(db, userId)
}

/** An operator's second factor: set up, confirmed by its first code, and used with further ones. */
import { eq, inArray } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { LOGIN_LOCK_S, LOGIN_LOCK_TRIES } from '@contract/base/constants'
import type { Config } from '../../../kernel/config/config'
import { marketName } from '../../../kernel/db/market-name'
import { recoveryCodes, secondChecks, secondFactors } from '../../../kernel/db/schema/second-factor'
import { sessions } from '../../../kernel/db/schema/accounts'
import { transaction } from '../../../kernel/db/transaction'
import type { Db, Tx } from '../../../kernel/db/types'
import type { Caller } from '../../../kernel/sessions/caller'
import { fieldRefusal, operationFailed, Refusal } from '../../../kernel/http/refusal'
import { type OpsAction } from '../../../kernel/db/audit-words'
import { recordAuditEntry } from '../../audit/audit'
import { spendCode } from '../../account/codes/codes'
import { firstCodeOf, proveFirstCode } from './first-code'
import { asksForFactor, isChecked, isEnrolled, noteCheck, secondFactorNeeded } from './guard'
import { renewRecoveryCodes, useRecoveryCode } from './recovery'
import { seal, unseal } from '../../../kernel/sessions/seal'
import { newSecret, stepOf, uriOf } from './totp'

type Row = typeof secondFactors.$inferSelect

export interface Showing {
  readonly db: Db
  readonly user: Caller
  readonly token: string
  readonly config: Pick<Config, 'secret' | 'dataFolder' | 'operatorSecondFactor'>
  readonly now: Date
}

async function lock(tx: Tx, userId: bigint): Promise<Row | null> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update')
  return row ?? null
}

const recordFactorChange = (tx: Tx, userId: bigint, action: OpsAction, at: Date) =>
  recordAuditEntry(tx, {
    operatorId: userId,
    action,
    subject: 'accounts',
    subjectId: userId,
    userId,
    remark: '',
    before: {},
    after: {},
    at,
  })

/** The proof of the first code; null for an operator who needs none: in a demo shop, or to replace the second factor. */
async function firstProof({ db, user, config, now }: Showing, mailCode: string | undefined): Promise<string | null> {
  if ((await isEnrolled(db, user.id)) || !(await asksForFactor(db, config))) return null
  return proveFirstCode(db, user.id, mailCode, now)
}

/**
 * Creates a secret that waits for its first code. The previous one stays valid until then. A password alone is not
 * enough: the first one asks for the code that was mailed (`proveFirstCode`), and for a further one the previous one
 * must have been used in the last ten minutes, else it throws second_factor.
 */
export async function startFactor(showing: Showing, mailCode: string | undefined) {
  const { db, user, token, config, now } = showing
  const proof = await firstProof(showing, mailCode)
  const secret = newSecret()
  return transaction(db, async (tx) => {
    const known = await lock(tx, user.id)
    if (known?.confirmedAt && !(await isChecked(tx, token, now))) throw await secondFactorNeeded(tx, user.id)
    if (proof !== null) await spendCode(tx, firstCodeOf(user.id), proof)
    const pendingSecret = seal(secret, user.id, config)
    await tx
      .insert(secondFactors)
      .values({ userId: user.id, pendingSecret, createdAt: now })
      .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecret } })
    return { secret, uri: uriOf(secret, user.email, await marketName(tx)) }
  })
}

type Tried<T> = { readonly right: T } | { readonly lockedFor: number } | 'wrong'

const secondsUntil = (until: Date, now: Date) => Math.ceil((until.getTime() - now.getTime()) / 1_000)

/**
 * Counts an attempt, and checks its code unless too many were wrong. The result is returned rather than thrown,
 * because a wrong attempt must be stored.
 */
async function tried<T>(tx: Tx, row: Row, now: Date, look: () => Promise<T | null>): Promise<Tried<T>> {
  if (row.lockedUntil !== null && row.lockedUntil > now) return { lockedFor: secondsUntil(row.lockedUntil, now) }
  const right = await look()
  const tries = right === null ? (row.lockedUntil === null ? row.tries : 0) + 1 : 0
  const isOver = tries >= LOGIN_LOCK_TRIES
  const lockedUntil = isOver ? new Date(now.getTime() + LOGIN_LOCK_S * 1_000) : null
  await tx.update(secondFactors).set({ tries, lockedUntil }).where(eq(secondFactors.userId, row.userId))
  if (right !== null) return { right }
  return lockedUntil === null ? 'wrong' : { lockedFor: secondsUntil(lockedUntil, now) }
}

/** Throws wrongCredentials at the field `code`, or with reason locked and the remaining seconds. */
function rightOf<T>(outcome: Tried<T>): T {
  if (outcome === 'wrong') throw fieldRefusal(Code.wrongCredentials, [{ field: 'code', rule: 'wrong' }])
  if ('lockedFor' in outcome) {
    throw new Refusal(Code.wrongCredentials, { reason: 'locked', retry_after: outcome.lockedFor })
  }
  return outcome.right
}

/**
 * Takes the first code of a new secret, which replaces the previous one and all its recovery codes. Returns ten new
 * ones, which are shown only this once. Throws not_allowed if no setup was started, and as for a wrong code.
 */
export async function confirmFactor({ db, user, token, config, now }: Showing, code: string): Promise<string[]> {
  const outcome = await transaction(db, async (tx) => {
    const row = await lock(tx, user.id)
    if (!row?.pendingSecret) throw operationFailed('not_allowed')
    const { pendingSecret } = row
    return tried(tx, row, now, async () => {
      const lastStep = stepOf(unseal(pendingSecret, user.id, config), code, now)
      if (lastStep === null) return null
      const confirmed = { secret: pendingSecret, pendingSecret: null, lastStep, confirmedAt: now }
      await tx.update(secondFactors).set(confirmed).where(eq(secondFactors.userId, user.id))
      await noteCheck(tx, token, now)
      await recordFactorChange(tx, user.id, 'second_factor', now)
      return renewRecoveryCodes(tx, user.id)
    })
  })
  return rightOf(outcome)
}

/**
 * Takes a code of the secret, or a recovery code, for this session. Each works once. Throws not_allowed for an
 * operator without a second factor, and as for a wrong code.
 */
export async function checkFactor({ db, user, token, config, now }: Showing, code: string): Promise<void> {
  const outcome = await transaction(db, async (tx) => {
    const row = await lock(tx, user.id)
    if (!row?.secret) throw operationFailed('not_allowed')
    const { secret, lastStep: last } = row
    return tried(tx, row, now, async () => {
      const step = stepOf(unseal(secret, user.id, config), code, now)
      const isNew = step !== null && step > last
      if (isNew) await tx.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, user.id))
      else if (!(await useRecoveryCode(tx, user.id, code, now))) return null
      else await recordFactorChange(tx, user.id, 'recovery_code', now)
      await noteCheck(tx, token, now)
      return true
    })
  })
  rightOf(outcome)
}

/**
 * Removes an operator's second factor, for the owner of the data. The next call that moves money requires a new one.
 */
export async function removeFactor(tx: Tx, userId: bigint, at: Date): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const theirs = tx.select({ hash: sessions.tokenHash }).from(sessions).where(eq(sessions.userId, userId))
  await tx.delete(secondChecks).where(inArray(secondChecks.tokenHash, theirs))
  await recordFactorChange(tx, userId, 'second_factor_reset', at)
}

/**
 * Verification codes [rule.code-life] [const.code-length]: six digits, valid for ten minutes and once, one per sixty
 * seconds, invalid after five wrong attempts. Only an argon2id hash is stored.
 */
import { createHash, randomInt } from 'node:crypto'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { CODE_LENGTH, CODE_LIFE_S, CODE_TRIES, SMS_CODE_COUNTDOWN_S } from '@contract/base/constants'
import { deleteInBatches } from '../../../kernel/db/in-batches'
import { sentCodes, type CodePurpose } from '../../../kernel/db/schema/sign-in'
import type { Db } from '../../../kernel/db/types'
import { fieldRefusal, operationFailed, type Refusal } from '../../../kernel/http/refusal'
import { hashPassword, isPassword } from '../passwords'

export interface CodeSubject {
  readonly purpose: CodePurpose
  /** The normalised mail address, or the account's id where the code confirms a change of it. */
  readonly who: string
}

const hashOf = ({ purpose, who }: CodeSubject) => createHash('sha256').update(`${purpose}\n${who}`).digest('hex')
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000)

const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')

/** A code that is unknown, expired, used up or tried too often: the form shows the error at `field`. */
const wrongCode = (field = 'code', code: number = Code.wrongCode): Refusal =>
  fieldRefusal(code, [{ field, rule: 'wrong' }])

interface Issued {
  readonly code: string
  /** Revokes the code, so that another can be requested at once. */
  withdraw(): Promise<void>
}

/** Throws 2000018, reason rate_limited, if the last code is less than sixty seconds old. */
export async function assertDue(db: Db, subject: CodeSubject, now: Date): Promise<void> {
  const subjectHash = hashOf(subject)
  const [young] = await db
    .select({ sentAt: sentCodes.sentAt })
    .from(sentCodes)
    .where(and(eq(sentCodes.subjectHash, subjectHash), gt(sentCodes.sentAt, later(now, -SMS_CODE_COUNTDOWN_S))))
  if (young) throw await tooSoon(db, subjectHash, now)
}

/**
 * Creates a new code, which replaces the previous one. Throws 2000018, reason rate_limited, with the seconds to wait
 * in `retry_after`, if the last one is less than sixty seconds old.
 */
export async function issueCode(db: Db, subject: CodeSubject, now: Date): Promise<Issued> {
  const subjectHash = hashOf(subject)
  const code = newCode()
  const row = {
    codeHash: await hashPassword(code),
    tries: 0,
    sentAt: now,
    expiresAt: later(now, CODE_LIFE_S),
  }
  const [issued] = await db
    .insert(sentCodes)
    .values({ subjectHash, ...row })
    .onConflictDoUpdate({
      target: sentCodes.subjectHash,
      set: row,
      setWhere: lte(sentCodes.sentAt, later(now, -SMS_CODE_COUNTDOWN_S)),
    })
    .returning({ subjectHash: sentCodes.subjectHash })
  if (!issued) throw await tooSoon(db, subjectHash, now)
  const own = and(eq(sentCodes.subjectHash, subjectHash), eq(sentCodes.codeHash, row.codeHash))
  return { code, withdraw: async () => void (await db.delete(sentCodes).where(own)) }
}

async function tooSoon(db: Db, subjectHash: string, now: Date): Promise<Refusal> {
  const [last] = await db
    .select({ sentAt: sentCodes.sentAt })
    .from(sentCodes)
    .where(eq(sentCodes.subjectHash, subjectHash))
  const age = last ? Math.floor((now.getTime() - last.sentAt.getTime()) / 1_000) : 0
  return operationFailed('rate_limited', { retry_after: Math.max(1, SMS_CODE_COUNTDOWN_S - age) })
}

/**
 * Checks a code and returns its proof for `spendCode`. The attempt counts before the code is checked, so that many
 * parallel attempts cannot bypass the limit; call it outside a transaction. Throws `refusal` unless the code is
 * valid.
 */
export async function checkCode(
  db: Db,
  subject: CodeSubject,
  { code, now, refusal = wrongCode() }: { code: string; now: Date; refusal?: Refusal },
): Promise<string> {
  const [tried] = await db
    .update(sentCodes)
    .set({ tries: sql`${sentCodes.tries} + 1` })
    .where(
      and(eq(sentCodes.subjectHash, hashOf(subject)), gt(sentCodes.expiresAt, now), lt(sentCodes.tries, CODE_TRIES)),
    )
    .returning({ codeHash: sentCodes.codeHash })
  if (!(await isPassword(tried?.codeHash ?? null, code)) || !tried) throw refusal
  return tried.codeHash
}

/** Uses up a checked code; of two calls at once, one succeeds. Throws 2000002. */
export async function spendCode(db: Db, subject: CodeSubject, proof: string): Promise<void> {
  const [spent] = await db
    .delete(sentCodes)
    .where(and(eq(sentCodes.subjectHash, hashOf(subject)), eq(sentCodes.codeHash, proof)))
    .returning({ subjectHash: sentCodes.subjectHash })
  if (!spent) throw wrongCode()
}

/** Deletes expired codes. */
export async function purgeCodes(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, sentCodes, lte(sentCodes.expiresAt, now))
}

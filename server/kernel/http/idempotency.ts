/** Calls that create or move money or stock run once per key [wire.idempotency-replay]. */
import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { IDEMPOTENCY_LIFE_S } from '@contract/constants'
import type { AnyCall } from '@contract/all-endpoints'
import type { FieldError } from '@contract/envelope'
import { idempotency } from '../db/schema/idempotency'
import { transaction } from '../db/transaction'
import type { Db, Tx } from '../db/types'
import { Refusal } from './refusal'

export const KEY_FIELD = 'idempotency_key'
const UUID = /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/
const LIFE_MS = IDEMPOTENCY_LIFE_S * 1_000

/** The error of a key; none if it is a UUID. */
export function keyErrors(key: unknown): FieldError[] {
  if (key === undefined || key === '') return [{ field: KEY_FIELD, rule: 'required' }]
  return typeof key === 'string' && UUID.test(key) ? [] : [{ field: KEY_FIELD, rule: 'format' }]
}

/** Objects with sorted keys, so that the same fields always give the same text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([key, inner]) => [key, canonical(inner)])
}

/** The fields that identify an intent. Without the password, so that it cannot be guessed from the stored hash. */
export function hashFields(call: AnyCall, fields: unknown): string {
  const { password: _, ...told } = fields as Record<string, unknown>
  return createHash('sha256')
    .update(JSON.stringify([call, canonical(told)]))
    .digest('hex')
}

interface Intent {
  readonly userId: bigint
  readonly key: string
  readonly call: AnyCall
  readonly fields: unknown
  readonly now: Date
}

const keptUnder = ({ userId, key }: Pick<Intent, 'userId' | 'key'>) =>
  and(eq(idempotency.userId, userId), eq(idempotency.key, key.toLowerCase()))

const isAlive = (kept: typeof idempotency.$inferSelect, now: Date) => now.getTime() - kept.createdAt.getTime() < LIFE_MS

/** Whether an answer is stored under the key: `once` repeats it, or refuses other fields. */
export async function isAnswered(db: Db, intent: Intent): Promise<boolean> {
  const [kept] = await db.select().from(idempotency).where(keptUnder(intent))
  return kept !== undefined && isAlive(kept, intent.now)
}

/**
 * Runs `work` once per key: the answer is stored in the same transaction, so both exist or neither does. A second
 * request waits for the first and gets its answer; with other fields it is refused with 1000008. If `work` throws,
 * nothing is stored.
 */
export async function once(db: Db, intent: Intent, work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  const { userId, now } = intent
  const key = intent.key.toLowerCase()
  const fieldsHash = hashFields(intent.call, intent.fields)
  return transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${key}`}, 0))`)
    const mine = keptUnder(intent)
    const [kept] = await tx.select().from(idempotency).where(mine)
    if (kept && isAlive(kept, now)) {
      if (kept.fieldsHash === fieldsHash) return JSON.parse(kept.answer) as unknown
      // no form field is at fault, so none is named: the app shows the message for the whole screen
      throw new Refusal(Code.invalidParameter)
    }
    if (kept) await tx.delete(idempotency).where(mine)
    const data = await work(tx)
    await tx.insert(idempotency).values({ userId, key, fieldsHash, answer: JSON.stringify(data), createdAt: now })
    return data
  })
}

/** Deletes answers older than 24 hours. */
export async function purgeAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.createdAt, new Date(now.getTime() - LIFE_MS)))
}

/** Calls that create or move money or stock run once per key [wire.idempotency-replay]. */
import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { IDEMPOTENCY_LIFE_S } from '@contract/base/constants'
import type { AnyCall } from '@contract/endpoints/all'
import type { FieldError } from '@contract/base/envelope'
import { DOCUMENT, documentOf, partOf } from '../db/batch'
import { deleteInBatches } from '../db/in-batches'
import { idempotency } from '../db/schema/idempotency'
import { statement } from '../db/statement'
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

const claim = statement(
  'idempotency:claim',
  () => sql`
    insert into idempotency (user_id, key, fields_hash, answer, created_at)
    values (${sql.placeholder('userId')}::bigint, ${sql.placeholder('key')}::text, ${sql.placeholder('hash')}::text, '',
      ${sql.placeholder('now')}::timestamptz)
    on conflict (user_id, key) do update
      set fields_hash = excluded.fields_hash, answer = excluded.answer, created_at = excluded.created_at
      where idempotency.created_at <= ${sql.placeholder('dead')}::timestamptz
    returning 1`,
)

/** A table expression that stores what `answerRows` has put into the document. */
export const ANSWERED = sql`
  answered as (
    update idempotency i set answer = a.answer
    from jsonb_to_recordset(${partOf('answers')}) as a(user_id bigint, key text, answer text)
    where i.user_id = a.user_id and i.key = a.key)`

const storeAnswer = statement('idempotency:answer', () => sql`with ${DOCUMENT}, ${ANSWERED} select 1`)

interface Claim {
  readonly user_id: string
  readonly key: string
}

/** The keys under which the work of transactions runs, until something has stored its answer. */
const claims = new WeakMap<Db, Claim>()

/**
 * The answer of a call, for the statement that writes the rest of it, with ANSWERED: `once` then leaves it out. No row
 * if the transaction is not that of a call with a key.
 */
export function answerRows(tx: Tx, data: unknown): object[] {
  const mine = claims.get(tx)
  claims.delete(tx)
  return mine ? [{ ...mine, answer: JSON.stringify(data) }] : []
}

/**
 * Runs `work` once per key: the answer is stored in the same transaction, so both exist or neither does. A second
 * request waits for the first and gets its answer; with other fields it is refused with 1000008. If `work` throws,
 * nothing is stored.
 */
export async function once(db: Db, intent: Intent, work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  const { now } = intent
  const userId = String(intent.userId)
  const key = intent.key.toLowerCase()
  const fieldsHash = hashFields(intent.call, intent.fields)
  const dead = new Date(now.getTime() - LIFE_MS)
  const asked = { userId, key, hash: fieldsHash, now: now.toISOString(), dead: dead.toISOString() }
  return transaction(db, async (tx) => {
    while ((await claim(tx, asked)).length === 0) {
      const [kept] = await tx.select().from(idempotency).where(keptUnder(intent))
      // erased since the claim met it
      if (!kept) continue
      if (kept.fieldsHash === fieldsHash) return JSON.parse(kept.answer) as unknown
      // no form field is at fault, so none is named: the app shows the message for the whole screen
      throw new Refusal(Code.invalidParameter)
    }
    claims.set(tx, { user_id: userId, key })
    const data = await work(tx)
    const answers = answerRows(tx, data)
    if (answers.length > 0) await storeAnswer(tx, { document: documentOf({ answers }) })
    return data
  })
}

/** Deletes answers older than 24 hours. */
export async function purgeAnswers(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, idempotency, lt(idempotency.createdAt, new Date(now.getTime() - LIFE_MS)))
}

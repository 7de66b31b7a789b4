/**
 * The rounds of an outbox. What is due is claimed by batches, sent, and each message marked as soon as it was: a kill in
 * between sends it again after the lease, and nothing is lost [rule.mail-once] [rule.webhook-once].
 */
import { and, asc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { transaction } from '../db/transaction'
import type { Db } from '../db/types'
import { LEASE_MS, MOST_ATTEMPTS, OLDEST_MS, waitAfter } from './outbox-times'

/** How many messages are claimed for each that is sent at a time: all of them are attempted well within the lease. */
const CLAIMED_FOR_EACH = 4

interface Sent {
  readonly id: bigint
  readonly state: 'queued' | 'sent' | 'failed'
  readonly attempts: number
  readonly nextAt: Date
  readonly createdAt: Date
}

/** A table of messages: these columns, and what each is about. */
type OutboxTable = PgTable & { readonly [K in keyof Sent]: AnyPgColumn } & { readonly $inferSelect: Sent }

type Message<T extends OutboxTable> = T['$inferSelect']
type Values<T extends OutboxTable> = Partial<Message<T>>

export interface Outbox<T extends OutboxTable> {
  readonly db: Db
  readonly table: T
  readonly now: () => Date
}

async function update<T extends OutboxTable>(
  { db, table }: Pick<Outbox<T>, 'db' | 'table'>,
  values: Values<T>,
  where?: SQL,
): Promise<void> {
  await db
    .update(table)
    .set(values as PgUpdateSetSource<T>)
    .where(where)
}

const idsOf = (messages: readonly Sent[]) => messages.map(({ id }) => id)

/** The next due messages, claimed so that other servers skip them for the duration of their attempts. */
async function claim<T extends OutboxTable>(outbox: Outbox<T>, most: number): Promise<Message<T>[]> {
  const { table } = outbox
  const at = outbox.now()
  return transaction(outbox.db, async (tx) => {
    const found = await tx
      .select()
      .from(table as PgTable)
      .where(and(eq(table.state, 'queued'), lte(table.nextAt, at)))
      .orderBy(asc(table.nextAt), asc(table.id))
      .limit(most)
      .for('update', { skipLocked: true })
    const due = found as Message<T>[]
    if (due.length === 0) return []
    await tx
      .update(table)
      .set({
        attempts: sql`${table.attempts} + 1`,
        nextAt: new Date(at.getTime() + LEASE_MS),
      } as unknown as PgUpdateSetSource<T>)
      .where(inArray(table.id, idsOf(due)))
    return due.map((message) => ({ ...message, attempts: message.attempts + 1 }))
  })
}

/** Leaves what was claimed and not attempted as it was. */
async function unclaim<T extends OutboxTable>({ db, table }: Outbox<T>, claimed: readonly Message<T>[]): Promise<void> {
  for (const { id, nextAt, attempts } of claimed) {
    await update(
      { db, table },
      { nextAt, attempts: attempts - 1 } as Values<T>,
      and(eq(table.id, id), eq(table.state, 'queued')),
    )
  }
}

/** Marks a claimed message, unless an operator or another server has done so meanwhile. */
export const mark = <T extends OutboxTable>(
  outbox: Outbox<T>,
  { id }: Message<T>,
  values: Values<T>,
  /** What else has to hold still. */
  same?: SQL,
): Promise<void> => update(outbox, values, and(eq(outbox.table.id, id), eq(outbox.table.state, 'queued'), same))

/** What becomes of a message after a failed attempt: it is tried again, or it has failed for good. */
export const afterFailure = (attempts: number, isFinal: boolean, at: Date) =>
  isFinal || attempts >= MOST_ATTEMPTS
    ? { state: 'failed' as const }
    : { nextAt: new Date(at.getTime() + waitAfter(attempts)) }

/** What has waited for three days is no news any more: an operator can still send it. */
export async function dropOld<T extends OutboxTable>(outbox: Outbox<T>, values: Values<T> = {}): Promise<void> {
  const { state, createdAt, nextAt } = outbox.table
  const at = outbox.now()
  const before = new Date(at.getTime() - OLDEST_MS)
  const old = and(eq(state, 'queued'), lte(createdAt, before), lte(nextAt, at))
  await update(outbox, { ...values, state: 'failed' }, old)
}

interface Sending<T extends OutboxTable> {
  /** How many messages are sent at a time. */
  readonly atOnce: number
  /** Messages of the same are sent one after the other, in their order; default: all may be sent at a time. */
  readonly inOrderOf?: (due: Message<T>) => string
  /** Asked before each message; default: all of them are sent. */
  readonly goesOn?: () => boolean
}

/** Messages that this process has claimed: a lane that finds none waits for another batch. */
class Claimed<T extends OutboxTable> {
  readonly waiting: Message<T>[] = []
  #isEmpty = false
  #claiming: Promise<void> | null = null

  constructor(
    readonly outbox: Outbox<T>,
    readonly most: number,
  ) {}

  /** The next message; null when nothing is due any more. */
  async next(): Promise<Message<T> | null> {
    while (this.waiting.length === 0 && !this.#isEmpty) await (this.#claiming ??= this.#claim())
    return this.waiting.shift() ?? null
  }

  async #claim(): Promise<void> {
    try {
      const batch = await claim(this.outbox, this.most)
      this.#isEmpty = batch.length === 0
      this.waiting.push(...batch)
    } finally {
      this.#claiming = null
    }
  }
}

/**
 * Sends what is due, until nothing is or `goesOn` says no. `attempt` sends a message, marks it, and says whether it was
 * sent; it does not throw for what a receiver does. Returns how many were sent.
 */
export async function sendDue<T extends OutboxTable>(
  outbox: Outbox<T>,
  attempt: (due: Message<T>) => Promise<boolean>,
  { atOnce, inOrderOf, goesOn = () => true }: Sending<T>,
): Promise<number> {
  const claimed = new Claimed(outbox, atOnce * CLAIMED_FOR_EACH)
  let sent = 0
  const last = new Map<string, Promise<unknown>>()
  const lane = async () => {
    while (goesOn()) {
      const due = await claimed.next()
      if (due === null) return
      const of = inOrderOf?.(due)
      const before = of === undefined ? undefined : last.get(of)
      const attempted = before === undefined ? attempt(due) : before.then(() => attempt(due))
      // a failure is thrown by its own lane; the next message of the same does not depend on it
      if (of !== undefined) last.set(of, Promise.allSettled([attempted]))
      if (await attempted) sent += 1
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: atOnce }, lane))
  await unclaim(outbox, claimed.waiting)
  const failure = lanes.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
  return sent
}

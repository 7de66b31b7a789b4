/** What waits to leave the server or to be settled, for the metrics. */
import { sql, type SQL } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { rows } from '../db/rows'
import type { Db } from '../db/types'

const waitingIn = (table: SQL, states: SQL) => sql`select count(*)::text as waiting,
  coalesce(extract(epoch from now() - min(created_at)), 0)::text as oldest from ${table} where state in (${states})`

const OUTBOXES = {
  card_refunds: waitingIn(sql`card_refunds`, sql`'queued', 'sent'`),
  mails: waitingIn(sql`mails`, sql`'queued'`),
  webhooks: waitingIn(sql`webhook_deliveries`, sql`'queued'`),
}

interface Waiting {
  readonly outbox: string
  /** How many wait. */
  readonly waiting: number
  /** Seconds since the oldest of them was written; 0 if none waits. */
  readonly oldest: number
}

/** What waits in every outbox. */
export async function outboxesWaiting(db: Db): Promise<Waiting[]> {
  const found: Waiting[] = []
  for (const [outbox, query] of Object.entries(OUTBOXES)) {
    const { waiting, oldest } = one(await rows<{ waiting: string; oldest: string }>(db, query))
    found.push({ outbox, waiting: Number(waiting), oldest: Number(oldest) })
  }
  return found
}

/** Seconds since the oldest order was completed that is paid and not settled yet; 0 if none is. */
export async function oldestUnsettled(db: Db): Promise<number> {
  const query = sql`select coalesce(extract(epoch from now() - min(completed_at)), 0)::text as oldest from orders
    where settles and settled_at is null and status = 'completed' and paid_at is not null`
  return Number(one(await rows<{ oldest: string }>(db, query)).oldest)
}

/** What a message said is forgotten a while after it was sent or given up; that it was sent stays. */
import { sql } from 'drizzle-orm'
import { updateInBatches } from '../../kernel/db/in-batches'
import { webhookDeliveries } from '../../kernel/db/schema/webhooks'
import type { Db } from '../../kernel/db/types'
import { RETENTION_MS } from '../../kernel/work/outbox-times'

export async function fadeDeliveries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString()
  const { state, sentAt, nextAt, body } = webhookDeliveries
  const told = sql`${state} <> 'queued' and coalesce(${sentAt}, ${nextAt}) < ${before}::timestamptz and ${body} <> ''`
  await updateInBatches(db, webhookDeliveries, sql`body = ''`, told)
}

/** What a mail told of is forgotten a while after it was sent or given up; that it was sent stays. */
import { sql } from 'drizzle-orm'
import { updateInBatches } from '../../kernel/db/in-batches'
import { mails } from '../../kernel/db/schema/mails'
import type { Db } from '../../kernel/db/types'
import { RETENTION_MS } from '../../kernel/work/outbox-times'

export async function fadeMails(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString()
  const isOver = sql`coalesce(${mails.sentAt}, ${mails.nextAt}) < ${before}::timestamptz`
  const told = sql`${mails.state} <> 'queued' and ${isOver} and ${mails.params} <> '{}'::jsonb`
  await updateInBatches(db, mails, sql`params = '{}'`, told)
}

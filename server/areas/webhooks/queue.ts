/** Queues messages to other programs, in the transaction of what they report [rule.webhook-once]. */
import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { WebhookEvent } from '@contract/base/webhook-events'
import { batch, DOCUMENT, documentOf, partOf } from '../../kernel/db/batch'
import { webhookDeliveries, webhooks } from '../../kernel/db/schema/webhooks'
import { statement } from '../../kernel/db/statement'
import type { Tx } from '../../kernel/db/types'

export interface NewEvent {
  readonly type: WebhookEvent
  /** What it reports, such as `order:12:shipped`: queueing the same again adds nothing. */
  readonly key: string
  /** Ids, states and amounts; neither names nor addresses. */
  readonly data: Readonly<Record<string, string | number | null>>
  readonly at: Date
}

const columns = batch(webhookDeliveries, ['webhookId', 'key', 'messageId', 'event', 'body', 'nextAt', 'createdAt'])

/** The ids of the webhooks that have chosen an event, as a column of a larger statement; null if there are none. */
export const hooksFor = (type: WebhookEvent): SQL =>
  sql`(select json_agg(h.id::text) from webhooks h where h.events @> to_jsonb(${sql.raw(`'${type}'`)}::text))`

/** The messages to these webhooks, for DELIVERED. */
export function deliveryRows(hooks: readonly string[], { type, key, data, at }: NewEvent): object[] {
  if (hooks.length === 0) return []
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const row = { key, event: type, body, nextAt: at, createdAt: at }
  return columns.rows(
    hooks.map((id) => ({ ...row, webhookId: BigInt(id), messageId: `msg_${randomUUID().replaceAll('-', '')}` })),
  )
}

/** A table expression that queues the part `deliveries` of the document. */
export const DELIVERED = sql`
  delivered as (${columns.insert(partOf('deliveries'))} on conflict (webhook_id, key) do nothing)`

const write = statement('webhooks:deliveries', () => sql`with ${DOCUMENT}, ${DELIVERED} select 1`)

/** Queues a message to every webhook that has chosen an event, for each of these. */
export async function queueEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const all = await tx.select({ id: webhooks.id, events: webhooks.events }).from(webhooks)
  const deliveries = events.flatMap((event) => {
    const chosen = all.filter(({ events: wanted }) => wanted.includes(event.type))
    return deliveryRows(
      chosen.map(({ id }) => String(id)),
      event,
    )
  })
  if (deliveries.length > 0) await write(tx, { document: documentOf({ deliveries }) })
}

/** Queues a message to every webhook that has chosen the event. */
export const queueEvent = (tx: Tx, event: NewEvent): Promise<void> => queueEvents(tx, [event])

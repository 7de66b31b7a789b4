/** Webhooks: which programs are sent what, and the outbox of deliveries [rule.webhook-once]. */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { DeliveryState, WebhookEvent } from '../../../../contract/base/webhook-events'
import { big, createdAt, id, time } from '../columns'

export const webhooks = pgTable('webhooks', {
  id: id(),
  name: text('name').notNull(),
  /** An https address. */
  url: text('url').notNull(),
  /** The key of its signatures, encrypted (server/kernel/sessions/seal.ts). */
  secret: text('secret').notNull(),
  events: jsonb('events').$type<WebhookEvent[]>().notNull(),
  createdAt: createdAt(),
})

/** Messages that are written in the transaction of what they report, and sent afterwards. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: big('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** What it reports, such as `order:12:shipped`: each is sent to a webhook once. */
    key: text('key').notNull(),
    /** The message's id for its receiver: the same for every attempt. */
    messageId: text('message_id').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    /** The text that is signed and sent; empty a while after it was. */
    body: text('body').notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('queued'),
    /** How often it was tried, since an operator last retried it. */
    attempts: integer('attempts').notNull().default(0),
    nextAt: time('next_at').notNull(),
    /** The status of the last answer; null: there was none. */
    status: integer('status'),
    /** Why the last attempt failed; empty if it has not. */
    error: text('error').notNull().default(''),
    sentAt: time('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('webhook_deliveries_once').on(table.webhookId, table.key),
    index('webhook_deliveries_due')
      .on(table.nextAt)
      .where(sql`${table.state} = 'queued'`),
    index('webhook_deliveries_state').on(table.state, table.id),
    check('webhook_deliveries_state', sql`${table.state} in ('queued', 'sent', 'failed')`),
    check('webhook_deliveries_sent', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
  ],
)

/** Webhooks for operators: list, save, remove, and their messages [rule.webhook-events]. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { OpsDelivery, OpsWebhook } from '@contract/entities/ops-webhook'
import { one } from '@contract/rules/lists'
import { countUpTo } from '../../kernel/db/bounded-count'
import { webhookDeliveries, webhooks } from '../../kernel/db/schema/webhooks'
import type { Db, Tx } from '../../kernel/db/types'
import { NotPublic, requirePublic } from '../../kernel/http/public-address'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { seal, type SealPlace } from '../../kernel/sessions/seal'
import { newSecret } from './signature'
import { readPage } from '../../kernel/http/paging'

type Webhook = typeof webhooks.$inferSelect
export type Delivery = typeof webhookDeliveries.$inferSelect

const counted = (state: Delivery['state']) =>
  sql<number>`(select count(*)::int from ${webhookDeliveries} as own
    where own.webhook_id = ${webhooks}.id and own.state = ${state})`

const query = (db: Db) =>
  db
    .select({
      webhook: webhooks,
      queued: counted('queued'),
      failed: counted('failed'),
      sentAt: sql<string | null>`(select to_json(max(own.sent_at)) #>> '{}' from ${webhookDeliveries} as own
        where own.webhook_id = ${webhooks}.id)`,
    })
    .from(webhooks)

type Found = Awaited<ReturnType<typeof query>>[number]

function present({ webhook, queued, failed, sentAt }: Found): OpsWebhook {
  const { id, name, url, events, createdAt } = webhook
  return {
    webhook_id: String(id),
    name,
    url,
    events,
    created_at: createdAt.toISOString(),
    queued,
    failed,
    sent_at: sentAt === null ? null : new Date(sentAt).toISOString(),
  }
}

export const listWebhooks = async (db: Db): Promise<OpsWebhook[]> =>
  (await query(db).orderBy(asc(webhooks.id))).map(present)

const readWebhook = async (db: Db, id: bigint): Promise<OpsWebhook> =>
  present(one(await query(db).where(eq(webhooks.id, id))))

const refused = () => fieldRefusal(Code.invalidParameter, [{ field: 'url', rule: 'format' }])

/** Throws 1000008 at `url` unless it is an https address whose host leads to public addresses alone. */
export async function checkAddress(url: string): Promise<void> {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '') throw refused()
  try {
    await requirePublic(parsed.hostname)
  } catch (error) {
    // a name that nobody can resolve leads nowhere either
    if (error instanceof NotPublic || typeof (error as NodeJS.ErrnoException).code === 'string') throw refused()
    throw error
  }
}

/** The webhook, locked. Throws 2000019. */
export async function lockWebhook(tx: Tx, id: string): Promise<Webhook> {
  const [found] = await tx
    .select()
    .from(webhooks)
    .where(eq(webhooks.id, BigInt(id)))
    .for('update')
  if (!found) throw new Refusal(Code.notFound)
  return found
}

interface Saved {
  readonly before: Webhook | null
  readonly data: Data<'opsWebhookSave'>
}

/** Adds a webhook, or changes one. Throws 2000019. The address has been checked. */
export async function saveWebhook(
  tx: Tx,
  fields: Fields<'opsWebhookSave'>,
  place: SealPlace,
  at: Date,
): Promise<Saved> {
  const { webhook_id, name, url, new_secret: renew } = fields
  const events = [...new Set(fields.events)]
  const before = webhook_id === undefined ? null : await lockWebhook(tx, webhook_id)
  const values = { name: name.trim(), url, events }
  const { id } = before
    ? one(await tx.update(webhooks).set(values).where(eq(webhooks.id, before.id)).returning())
    : one(
        await tx
          .insert(webhooks)
          .values({ ...values, secret: '', createdAt: at })
          .returning(),
      )
  const secret = before === null || renew === true ? newSecret() : null
  if (secret !== null) {
    const sealed = seal(secret, id, place, 'souk webhooks')
    await tx.update(webhooks).set({ secret: sealed }).where(eq(webhooks.id, id))
  }
  return { before, data: { webhook: await readWebhook(tx, id), secret } }
}

/** Removes a locked webhook with its messages. */
export const removeWebhook = async (tx: Tx, id: bigint): Promise<void> =>
  void (await tx.delete(webhooks).where(eq(webhooks.id, id)))

const isKnown = ({ body }: Delivery) => body !== ''

const presentDelivery = (delivery: Delivery): OpsDelivery => ({
  id: String(delivery.id),
  webhook_id: String(delivery.webhookId),
  event: delivery.event,
  message_id: delivery.messageId,
  about: delivery.key,
  state: delivery.state,
  attempts: delivery.attempts,
  status: delivery.status,
  error: delivery.error,
  retry: delivery.state === 'failed' && isKnown(delivery),
  created_at: delivery.createdAt.toISOString(),
  next_at: delivery.state === 'queued' ? delivery.nextAt.toISOString() : null,
  sent_at: delivery.sentAt?.toISOString() ?? null,
})

export async function listDeliveries(db: Db, fields: Fields<'opsDeliveries'>): Promise<Data<'opsDeliveries'>> {
  const { webhook_id, state } = fields
  const where = and(
    webhook_id === undefined ? undefined : eq(webhookDeliveries.webhookId, BigInt(webhook_id)),
    state === undefined ? undefined : eq(webhookDeliveries.state, state),
  )
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(where)),
    rows: db.select().from(webhookDeliveries).where(where).orderBy(desc(webhookDeliveries.id)),
    present: (found) => found.map(presentDelivery),
  })
}

/** Queues failed messages again, and returns all that were asked for, locked. Throws 2000019 if one is unknown. */
export async function retryDeliveries(tx: Tx, ids: readonly string[], at: Date) {
  const wanted = [...new Set(ids)].map(BigInt)
  const found = await tx
    .select()
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, wanted))
    .orderBy(asc(webhookDeliveries.id))
    .for('update')
  if (found.length < wanted.length) throw new Refusal(Code.notFound)
  const failed = found.filter((delivery) => delivery.state === 'failed' && isKnown(delivery))
  const again = { state: 'queued', attempts: 0, nextAt: at, createdAt: at, error: '', status: null } as const
  for (const { id } of failed) await tx.update(webhookDeliveries).set(again).where(eq(webhookDeliveries.id, id))
  return { failed, others: found.filter((delivery) => !failed.includes(delivery)) }
}

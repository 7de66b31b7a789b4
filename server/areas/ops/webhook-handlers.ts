/** The calls for webhooks: each change with its audit row, in one transaction [role.operator]. */
import { transaction } from '../../kernel/db/transaction'
import type { Tx } from '../../kernel/db/types'
import { handle, type CallHandler } from '../../kernel/http/context'
import { recordAuditEntry } from '../audit/audit'
import {
  checkAddress,
  listDeliveries,
  listWebhooks,
  lockWebhook,
  retryDeliveries,
  saveWebhook,
  type Delivery,
  removeWebhook,
} from '../webhooks/operator-webhooks'

interface Acting {
  readonly user: { readonly id: bigint }
  readonly now: Date
  readonly fields: { readonly remark?: string }
}

type Change = Pick<Parameters<typeof recordAuditEntry>[1], 'action' | 'subjectId' | 'before' | 'after'>

const record = (tx: Tx, { user, now: at, fields: { remark = '' } }: Acting, change: Change) =>
  recordAuditEntry(tx, { ...change, operatorId: user.id, subject: 'webhooks', userId: null, remark, at })

const kept = ({ name, url, events }: { name: string; url: string; events: readonly string[] }) => ({
  name,
  url,
  events,
})

const idsOf = (some: readonly Delivery[]) => some.map(({ id }) => String(id))

export const webhookHandlers: readonly CallHandler[] = [
  handle('opsWebhooks', async ({ db }) => ({ list: await listWebhooks(db) })),
  handle('opsWebhookSave', async (context) => {
    const { db, fields, config, now } = context
    await checkAddress(fields.url)
    return transaction(db, async (tx) => {
      const { before, data } = await saveWebhook(tx, fields, config, now)
      const { webhook, secret } = data
      const after = { ...kept(webhook), ...(before !== null && secret !== null ? { secret: 'new' } : {}) }
      const action = before === null ? 'create' : 'change'
      const subjectId = BigInt(webhook.webhook_id)
      await record(tx, context, { action, subjectId, before: before === null ? {} : kept(before), after })
      return data
    })
  }),
  handle('opsWebhookRemove', (context) =>
    transaction(context.db, async (tx) => {
      const before = await lockWebhook(tx, context.fields.webhook_id)
      await removeWebhook(tx, before.id)
      await record(tx, context, { action: 'remove', subjectId: before.id, before: kept(before), after: {} })
      return {}
    }),
  ),
  handle('opsDeliveries', ({ db, fields }) => listDeliveries(db, fields)),
  handle('opsDeliveriesRetry', (context) =>
    transaction(context.db, async (tx) => {
      const { failed, others } = await retryDeliveries(tx, context.fields.ids, context.now)
      for (const { id, webhookId, attempts, error } of failed) {
        const before = { message: String(id), state: 'failed', attempts, error }
        const after = { message: String(id), state: 'queued', attempts: 0, error: '' }
        await record(tx, context, { action: 'retry', subjectId: webhookId, before, after })
      }
      return { done: idsOf(failed), refused: idsOf(others) }
    }),
  ),
]

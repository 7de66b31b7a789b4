/** Webhooks of the server under test, which sends nothing by itself. */
import type { WebhookEvent } from '@contract/base/webhook-events'
import { one } from '@contract/rules/lists'
import { ok } from './client'
import { sql } from './control'
import { newOperator } from './operators'

/** A public address to which nothing is ever sent. */
export const ELSEWHERE = 'https://1.1.1.1/souk'

export async function newWebhook(events: WebhookEvent[] = ['product.listed']) {
  const { webhook, secret } = await ok('opsWebhookSave', { name: 'Stock', url: ELSEWHERE, events }, await newOperator())
  return { webhook, secret }
}

/** A message that its receiver did not take. */
export async function failedDelivery(): Promise<{ readonly id: string; readonly webhook_id: string }> {
  const { webhook_id } = (await newWebhook()).webhook
  const { id } = one(
    await sql<{ id: string }>(
      `insert into webhook_deliveries (webhook_id, key, message_id, event, body, state, attempts, next_at, status, error)
     values (${webhook_id}, 'product.listed:7:0', 'msg_7', 'product.listed', '{}', 'failed', 24, now(), 503, 'answered 503')
     returning id::text`,
    ),
  )
  return { id, webhook_id }
}

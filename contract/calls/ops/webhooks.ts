/** Webhooks: which programs are sent what, for operators [rule.webhook-events]. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { DeliveryStateField, OpsDelivery, OpsWebhook, WebhookEventField } from '../../entities/ops-webhook'
import { Flag, Id, Line, ListOf, Nullable, Page, PageSize } from '../../base/fields'
import { WEBHOOK_EVENTS } from '../../base/webhook-events'

const RETRIED_AT_ONCE = 50

export const opsWebhooks = defineCall('opsWebhooks', {
  summary: 'The webhooks.',
  fields: Type.Object({}),
  data: Type.Object({ list: Type.Array(OpsWebhook) }),
  codes: [Code.operationFailed],
})

/**
 * Adds a webhook, or changes one. `url` is https, without user, and leads to public addresses alone, else it is refused
 * at its field. The secret is answered for a new webhook, and with `new_secret`; later nobody can read it.
 */
export const opsWebhookSave = defineCall('opsWebhookSave', {
  summary: 'Adds or changes a webhook.',
  fields: Type.Object({
    webhook_id: Type.Optional(Id),
    name: Line(60),
    url: Type.String({ pattern: '^https://[^\\s#@]{1,480}$' }),
    events: Type.Array(WebhookEventField, { minItems: 1, maxItems: WEBHOOK_EVENTS.length }),
    new_secret: Type.Optional(Flag),
    /** Kept in the audit. */
    remark: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  data: Type.Object({ webhook: OpsWebhook, secret: Nullable(Type.String()) }),
  codes: [Code.notFound, Code.operationFailed],
})

/** With its messages; what was not sent yet never is. */
export const opsWebhookRemove = defineCall('opsWebhookRemove', {
  summary: 'Removes a webhook.',
  fields: Type.Object({ webhook_id: Id, remark: Type.Optional(Type.String({ maxLength: 500 })) }),
  data: Type.Object({}),
  codes: [Code.notFound, Code.operationFailed],
})

/** Newest first. */
export const opsDeliveries = defineCall('opsDeliveries', {
  summary: 'Messages to webhooks, including failed ones.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    webhook_id: Type.Optional(Id),
    state: Type.Optional(DeliveryStateField),
  }),
  data: ListOf(OpsDelivery),
  codes: [Code.operationFailed],
})

/** Queues failed messages again; the others are answered as refused. Refused with 2000019 if an id is unknown. */
export const opsDeliveriesRetry = defineCall('opsDeliveriesRetry', {
  summary: 'Sends failed messages to webhooks again.',
  fields: Type.Object({
    ids: Type.Array(Id, { minItems: 1, maxItems: RETRIED_AT_ONCE }),
    remark: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  data: Type.Object({ done: Type.Array(Id), refused: Type.Array(Id) }),
  codes: [Code.notFound, Code.operationFailed],
})

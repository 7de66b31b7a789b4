/** Webhooks and their messages, as operators see them [rule.webhook-events]. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Nullable, Time } from '../base/fields'
import { DELIVERY_STATES, WEBHOOK_EVENTS } from '../base/webhook-events'

export const WebhookEventField = Type.Union(WEBHOOK_EVENTS.map((event) => Type.Literal(event)))
export const DeliveryStateField = Type.Union(DELIVERY_STATES.map((state) => Type.Literal(state)))

export const OpsWebhook = Type.Object({
  webhook_id: Id,
  name: Type.String(),
  url: Type.String(),
  events: Type.Array(WebhookEventField),
  created_at: Time,
  /** How many messages wait, and how many have failed. */
  queued: Count,
  failed: Count,
  /** When the last one was taken; null: none was. */
  sent_at: Nullable(Time),
})
export type OpsWebhook = Static<typeof OpsWebhook>

export const OpsDelivery = Type.Object({
  id: Id,
  webhook_id: Id,
  event: WebhookEventField,
  /** The header `webhook-id`: the same for every attempt. */
  message_id: Type.String(),
  /** What it reports, such as `order:12:shipped`. */
  about: Type.String(),
  state: DeliveryStateField,
  attempts: Count,
  /** The status of the last answer; null: there was none. */
  status: Nullable(Type.Integer()),
  /** Why the last attempt failed; empty if it has not. */
  error: Type.String(),
  /** Whether it can be tried again: it has failed, and what it said is still known. */
  retry: Type.Boolean(),
  created_at: Time,
  next_at: Nullable(Time),
  sent_at: Nullable(Time),
})
export type OpsDelivery = Static<typeof OpsDelivery>

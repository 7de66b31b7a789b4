/** The events of the shop that other programs can subscribe to [rule.webhook-events]. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.completed',
  'order.cancelled',
  'refund.asked',
  'refund.approved',
  'refund.refused',
  'payout.asked',
  'payout.paid',
  'payout.refused',
  'product.listed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** queued: it waits for its attempt; sent: the receiver answered 2xx; failed: it is not tried again by itself. */
export const DELIVERY_STATES = ['queued', 'sent', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

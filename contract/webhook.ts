/**
 * Where card gateways send their events: POST under /api, the raw body signed [call.paymentWebhook]. The app never
 * calls it.
 */
export const WEBHOOK_PATH = '/payment/webhook/:gateway'

/** How old an event may be when it arrives: seconds. */
export const WEBHOOK_TOLERANCE_S = 300

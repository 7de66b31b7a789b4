/**
 * The webhook of card gateways: POST under /api, with the raw body signed [call.paymentWebhook]. The app never calls
 * it.
 */
export const WEBHOOK_PATH = '/payment/webhook/:gateway'

/** The maximum age of an event when it arrives: seconds. */
export const WEBHOOK_TOLERANCE_S = 300

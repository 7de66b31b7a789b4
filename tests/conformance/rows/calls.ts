/** Calls of the API: those in the contract, and later ones. */
import { calls as contract } from '@contract/all-calls'
import { rows } from '../row'

const described = Object.values(contract).map(
  (call) => [`call.${call.name}`, `${call.endpoint.method} ${call.endpoint.path}: ${call.summary}`] as const,
)

export const calls = [
  ...rows('main', Object.fromEntries(described)),
  ...rows('main', {
    'call.paymentWebhook': 'POST /payment/webhook/:gateway: Signed events of a card gateway',
    'call.aboutUsDocument': 'GET /about_us-policy/document: About us as a PDF',
  }),
  ...rows('later', {}),
]

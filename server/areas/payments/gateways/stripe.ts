/** Cards through Stripe's hosted checkout, by its official library. */
import type { IncomingHttpHeaders } from 'node:http'
import Stripe from 'stripe'
import { WEBHOOK_TOLERANCE_S } from '@contract/base/webhook'
import type { DisputeState } from '@contract/entities/ops-dispute'
import { languageTag, type Language } from '@contract/base/languages'
import {
  EventRefused,
  type CardRefundAnswer,
  type Checkout,
  type DisputeEvent,
  type Gateway,
  type GatewayEvent,
  type PageState,
} from '../../../kernel/ports/card-gateway'
import type { StripeSettings } from '../../../kernel/config/stripe-settings'
import { writtenLanguage } from '../../../kernel/text/written-language'

const TIMEOUT_MS = 20_000

type Locale = Stripe.Checkout.SessionCreateParams.Locale

/** The languages of Stripe's page, by language and script. */
const LOCALES: readonly Locale[] = [
  ...(['bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt'] as const),
  ...([
    'lv',
    'ms',
    'mt',
    'nb',
    'nl',
    'pl',
    'pt',
    'ro',
    'ru',
    'sk',
    'sl',
    'sv',
    'th',
    'tr',
    'vi',
    'zh',
    'zh-TW',
  ] as const),
]

/** Stripe's name of a language; `auto` uses the browser's. */
const localeOf = (language: Language): Locale =>
  LOCALES.find((locale) => writtenLanguage(locale) === writtenLanguage(languageTag(language))) ?? 'auto'

/** States of a refund that is in progress or done. */
const REFUND_STATES: Readonly<Record<string, 'done' | 'sent'>> = {
  succeeded: 'done',
  pending: 'sent',
  requires_action: 'sent',
}

function connect({ secretKey, apiUrl }: StripeSettings): Stripe {
  const common = { maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false, appInfo: { name: 'Souk' } }
  if (!apiUrl) return new Stripe(secretKey, common)
  const { hostname: host, port, protocol } = new URL(apiUrl)
  return new Stripe(secretKey, { ...common, host, port, protocol: protocol === 'http:' ? 'http' : 'https' })
}

const idOf = (thing: string | { id: string } | null): string => (typeof thing === 'string' ? thing : (thing?.id ?? ''))

/** A payment page of Stripe: the amount, the description, and the return address. */
function sessionOf(checkout: Checkout): Stripe.Checkout.SessionCreateParams {
  const { key, paymentId, amount, currency, description, language, returnUrl, expiresAt } = checkout
  const metadata = { payment_id: paymentId, payment_key: key }
  const price = { currency: currency.toLowerCase(), unit_amount: Number(amount), product_data: { name: description } }
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [{ quantity: 1, price_data: price }],
    client_reference_id: paymentId,
    metadata,
    payment_intent_data: { metadata },
    locale: localeOf(language),
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
  }
}

function collectedBy(session: Stripe.Checkout.Session, paymentId: string) {
  return {
    kind: 'paid' as const,
    paymentId,
    chargeRef: idOf(session.payment_intent),
    amount: BigInt(session.amount_total ?? 0),
    currency: (session.currency ?? '').toUpperCase(),
  }
}

function sessionEvent(
  id: string,
  session: Stripe.Checkout.Session,
  kind: 'paid' | 'declined' | 'expired',
): GatewayEvent {
  const paymentId = session.metadata?.payment_id
  if (!paymentId) return { id, kind: 'ignored' }
  const pageRef = session.id
  if (kind !== 'paid') return { id, kind, paymentId, pageRef }
  if (session.payment_status !== 'paid') return { id, kind: 'ignored' }
  return { id, ...collectedBy(session, paymentId), pageRef }
}

/** Whether the bank is still processing a confirmed payment. */
const isProcessing = (intent: Stripe.Checkout.Session['payment_intent']) =>
  typeof intent === 'object' && intent?.status === 'processing'

/** A requested session with its payment intent. */
function pageState(session: Stripe.Checkout.Session): PageState {
  const { status, payment_status: payment, payment_intent: intent } = session
  const paymentId = session.metadata?.payment_id ?? ''
  if (payment === 'paid') return collectedBy(session, paymentId)
  if (status === 'expired') return { kind: 'expired', paymentId }
  if (status === 'complete') return isProcessing(intent) ? { kind: 'open' } : { kind: 'expired', paymentId }
  const isRefused = typeof intent === 'object' && intent?.last_payment_error
  return isRefused ? { kind: 'declined', paymentId } : { kind: 'open' }
}

function refundEvent(id: string, { metadata, status, failure_reason: why }: Stripe.Refund): GatewayEvent {
  const key = metadata?.refund_key
  if (!key || status === 'pending' || status === 'requires_action') return { id, kind: 'ignored' }
  if (status === 'succeeded') return { id, kind: 'refund', key, state: 'done' }
  return { id, kind: 'refund', key, state: 'failed', reason: why ?? status ?? '' }
}

/** Maps Stripe's dispute states; inquiries also stay open until they are closed. */
const DISPUTE_STATES: Readonly<Record<string, DisputeState>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
}

function disputeEvent(
  { id, created }: Stripe.Event,
  dispute: Stripe.Dispute,
  funds: DisputeEvent['funds'],
): GatewayEvent {
  const { id: ref, payment_intent: intent, amount, currency, reason, status } = dispute
  const chargeRef = idOf(intent)
  if (chargeRef === '') return { id, kind: 'ignored' }
  return {
    id,
    kind: 'dispute',
    ref,
    chargeRef,
    amount: BigInt(amount),
    currency: currency.toUpperCase(),
    reason,
    state: DISPUTE_STATES[status] ?? 'open',
    funds,
    happenedAt: new Date(created * 1_000),
  }
}

function refundAnswer({ id: ref, status, failure_reason: why }: Stripe.Refund): CardRefundAnswer {
  const state = REFUND_STATES[status ?? '']
  return state ? { ref, state } : { ref, state: 'failed', reason: why ?? status ?? '' }
}

/** Secret and restricted keys of the live mode; all others are of the test mode. */
const LIVE_KEY = /^[a-z]+_live_/

/**
 * Throws EventRefused for an event of the other mode, and for one of a connected account: this shop's payments are
 * collected by the account of its key.
 */
function requireOwn({ livemode, account }: Stripe.Event, { secretKey }: StripeSettings): void {
  if (livemode !== LIVE_KEY.test(secretKey)) throw new EventRefused('an event of the other mode of Stripe')
  if (account) throw new EventRefused(`an event of the account ${account}`)
}

/** Converts an event of Stripe; most are ignored. */
function readStripeEvent(event: Stripe.Event): GatewayEvent {
  const { id } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return sessionEvent(id, event.data.object, 'paid')
    case 'checkout.session.async_payment_failed':
      return sessionEvent(id, event.data.object, 'declined')
    case 'checkout.session.expired':
      return sessionEvent(id, event.data.object, 'expired')
    case 'payment_intent.payment_failed': {
      const { payment_id: paymentId, payment_key: pageKey } = event.data.object.metadata
      return paymentId && pageKey ? { id, kind: 'declined', paymentId, pageKey } : { id, kind: 'ignored' }
    }
    case 'refund.updated':
    case 'refund.failed':
      return refundEvent(id, event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputeEvent(event, event.data.object, null)
    case 'charge.dispute.funds_withdrawn':
      return disputeEvent(event, event.data.object, 'taken')
    case 'charge.dispute.funds_reinstated':
      return disputeEvent(event, event.data.object, 'given_back')
    default:
      return { id, kind: 'ignored' }
  }
}

export function createStripe(settings: StripeSettings): Gateway {
  const stripe = connect(settings)

  function verify(body: string, { 'stripe-signature': signature = '' }: IncomingHttpHeaders, now: Date): Stripe.Event {
    try {
      const { webhookSecret } = settings
      const at = now.getTime()
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, WEBHOOK_TOLERANCE_S, undefined, at)
    } catch (error) {
      throw new EventRefused('not an event of Stripe', { cause: error })
    }
  }

  return {
    name: 'stripe',
    async open(checkout) {
      const session = await stripe.checkout.sessions.create(sessionOf(checkout), { idempotencyKey: checkout.key })
      if (!session.url) throw new Error(`the page ${session.id} has no address`)
      return { ref: session.id, url: session.url }
    },
    readEvent(body, headers, now) {
      const event = verify(body, headers, now)
      requireOwn(event, settings)
      return readStripeEvent(event)
    },
    async lookUp(ref) {
      return pageState(await stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] }))
    },
    async refund({ key, chargeRef, amount }) {
      const order = { payment_intent: chargeRef, amount: Number(amount), metadata: { refund_key: key } }
      try {
        return refundAnswer(await stripe.refunds.create(order, { idempotencyKey: key }))
      } catch (error) {
        // Stripe will reject such a request again, for example a refund that was already made.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) {
          return { ref: '', state: 'failed', reason: error.code ?? error.message }
        }
        throw error
      }
    },
    async findRefund({ key, chargeRef }) {
      // A charge has few refunds: one page of Stripe's maximum size is enough.
      const { data } = await stripe.refunds.list({ payment_intent: chargeRef, limit: 100 })
      const found = data.find(({ metadata }) => metadata?.refund_key === key)
      return found ? refundAnswer(found) : null
    },
  }
}

/**
 * The interface of a card gateway [rule.card-numbers]. It collects payments on its own page, reports them as signed
 * events, and refunds them. Card numbers stay with it.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { DisputeState } from '@contract/entities/ops-dispute'
import type { Language } from '@contract/base/languages'

export interface Checkout {
  /** The same key opens the same page. */
  readonly key: string
  /** The id of our payment, which is repeated in the events. */
  readonly paymentId: string
  /** Minor units of `currency`. */
  readonly amount: bigint
  readonly currency: string
  /** The description for the payer, such as the order numbers. */
  readonly description: string
  readonly language: Language
  /** The return address of the page, for any result. */
  readonly returnUrl: string
  /** When the page may expire. */
  readonly expiresAt: Date
}

interface PaymentPage {
  /** The gateway's id. */
  readonly ref: string
  readonly url: string
}

export interface CardRefundOrder {
  /** The same key refunds once; events of the refund carry the key. */
  readonly key: string
  readonly chargeRef: string
  /** Minor units of `currency`. */
  readonly amount: bigint
  readonly currency: string
}

/** sent: in progress, the gateway will send an event; failed: it will not be done. */
export interface CardRefundAnswer {
  readonly ref: string
  readonly state: 'done' | 'sent' | 'failed'
  /** Why it failed, in the gateway's words, for operators. */
  readonly reason?: string
}

interface GatewayMessage {
  /** The gateway's id of the event: the same for repetitions. */
  readonly id: string
}

/**
 * The page that an event is about, as far as the gateway says: an account there may serve several shops, whose payments
 * have the same ids.
 */
interface OfPage {
  /** The gateway's id of the page. */
  readonly pageRef?: string
  /** The key under which the page was opened. */
  readonly pageKey?: string
}

interface Collected extends OfPage {
  readonly kind: 'paid'
  readonly paymentId: string
  /** The gateway's id of the collected money, for refunds. */
  readonly chargeRef: string
  /** Minor units of `currency`. */
  readonly amount: bigint
  readonly currency: string
}

/** declined: another card can still be tried on the page; expired: the page is closed. */
interface NotCollected extends OfPage {
  readonly kind: 'declined' | 'expired'
  readonly paymentId: string
}

export type PaidEvent = GatewayMessage & Collected

export interface RefundEvent extends GatewayMessage {
  readonly kind: 'refund'
  readonly key: string
  readonly state: 'done' | 'failed'
  /** Why it failed, in the gateway's words. */
  readonly reason?: string
}

/** A payer disputes a charge at the card's bank, or the bank has decided, or money moved for it. */
export interface DisputeEvent extends GatewayMessage {
  readonly kind: 'dispute'
  /** The gateway's own id of the dispute. */
  readonly ref: string
  readonly chargeRef: string
  /** Minor units of `currency`: the disputed amount, which may be a part of the charge. */
  readonly amount: bigint
  readonly currency: string
  /** In the gateway's words. */
  readonly reason: string
  readonly state: DisputeState
  /** Whether the gateway has taken the money from the shop, or returned it; null: neither in this event. */
  readonly funds: 'taken' | 'given_back' | null
  /** When it happened, by the gateway's clock: events arrive in any order. */
  readonly happenedAt: Date
}

/** An event in the shop's terms; `ignored` ones do not concern it. */
export type GatewayEvent =
  | (GatewayMessage & { readonly kind: 'ignored' })
  | (GatewayMessage & NotCollected)
  | PaidEvent
  | RefundEvent
  | DisputeEvent

/** The state of a page at the gateway; open ones may still collect. */
export type PageState = { readonly kind: 'open' } | NotCollected | Collected

/** A forged or altered event: its signature, time or format is invalid. */
export class EventRefused extends Error {}

export interface Gateway {
  /** Its name in the webhook's path and in website_config. */
  readonly name: string
  /** Opens the page of a payment. Rejects if the gateway cannot be reached or rejects it. */
  open(checkout: Checkout): Promise<PaymentPage>
  /** Reads an event from the raw body of its request. Throws EventRefused. */
  readEvent(body: string, headers: IncomingHttpHeaders, now: Date): GatewayEvent
  /** The state of a page at `now`, by the gateway's id. Rejects if the gateway cannot be reached. */
  lookUp(ref: string, now: Date): Promise<PageState>
  /** Refunds money. Rejects if it should be tried again. */
  refund(order: CardRefundOrder): Promise<CardRefundAnswer>
  /** The state of a refund by its key; null when the gateway has none. Rejects as lookUp does. */
  findRefund(order: CardRefundOrder): Promise<CardRefundAnswer | null>
}

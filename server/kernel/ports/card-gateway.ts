/**
 * What a card gateway does for us, whichever it is [rule.card-numbers]. It collects on a page of its own, tells of it
 * by signed events, and gives money back. Card numbers stay with it.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { DisputeState } from '@contract/entities/ops-dispute'
import type { Language } from '@contract/languages'

export interface Checkout {
  /** The same key opens the same page. */
  readonly key: string
  /** Our payment's id: it comes back in the events. */
  readonly paymentId: string
  /** Minor units of `currency`. */
  readonly amount: bigint
  readonly currency: string
  /** What the payer reads, such as the numbers of the orders. */
  readonly description: string
  readonly language: Language
  /** Where the page leads back to, whatever came of it. */
  readonly returnUrl: string
  /** When the page may stop to collect. */
  readonly expiresAt: Date
}

interface PaymentPage {
  /** The gateway's own id of it. */
  readonly ref: string
  readonly url: string
}

export interface CardRefundOrder {
  /** The same key gives the same money back once; events of it carry the key. */
  readonly key: string
  readonly chargeRef: string
  /** Minor units of `currency`. */
  readonly amount: bigint
  readonly currency: string
}

/** sent: the gateway works on it and will tell by an event; failed: it never will be done. */
export interface CardRefundAnswer {
  readonly ref: string
  readonly state: 'done' | 'sent' | 'failed'
  /** Why it failed, in the gateway's words, for operators. */
  readonly reason?: string
}

interface GatewayMessage {
  /** The gateway's id of the event: repeated ones have the same. */
  readonly id: string
}

interface Collected {
  readonly kind: 'paid'
  readonly paymentId: string
  /** What refunds name: the gateway's id of the money it collected. */
  readonly chargeRef: string
  /** Minor units of `currency`. */
  readonly amount: bigint
  readonly currency: string
}

/** declined: another card may still be tried on the page; expired: it collects no more. */
interface NotCollected {
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

/** A payer disputes a charge at the bank of the card, or the banks have decided, or money moved for it. */
export interface DisputeEvent extends GatewayMessage {
  readonly kind: 'dispute'
  /** The gateway's own id of the dispute. */
  readonly ref: string
  readonly chargeRef: string
  /** Minor units of `currency`: what is disputed, which may be a part of the charge. */
  readonly amount: bigint
  readonly currency: string
  /** In the gateway's words. */
  readonly reason: string
  readonly state: DisputeState
  /** Whether the gateway has taken the money from the shop, or has given it back; null: this event tells of neither. */
  readonly funds: 'taken' | 'given_back' | null
  /** When it happened, by the gateway's clock: events come in any order. */
  readonly happenedAt: Date
}

/** What an event says, in the shop's words; `ignored` events do not concern it. */
export type GatewayEvent =
  | (GatewayMessage & { readonly kind: 'ignored' })
  | (GatewayMessage & NotCollected)
  | PaidEvent
  | RefundEvent
  | DisputeEvent

/** The state of a page at the gateway; open ones may still collect. */
export type PageState = { readonly kind: 'open' } | NotCollected | Collected

/** A forged or altered event: its signature, its time or its form is wrong. */
export class EventRefused extends Error {}

export interface Gateway {
  /** As the webhook's path and website_config name it. */
  readonly name: string
  /** Opens the page of a payment. Rejects when the gateway cannot be reached or refuses. */
  open(checkout: Checkout): Promise<PaymentPage>
  /** Reads an event from the raw body of its request. Throws EventRefused. */
  readEvent(body: string, headers: IncomingHttpHeaders, now: Date): GatewayEvent
  /** The state of a page at `now`, by the gateway's id. Rejects when the gateway cannot be reached. */
  lookUp(ref: string, now: Date): Promise<PageState>
  /** Gives money back. Rejects when it should be tried again. */
  refund(order: CardRefundOrder): Promise<CardRefundAnswer>
  /** The state of a refund by its key; null when the gateway has none. Rejects as lookUp does. */
  findRefund(order: CardRefundOrder): Promise<CardRefundAnswer | null>
}

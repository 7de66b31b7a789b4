import type { Runtime } from '../../types/runtime'

/** A developer's login, as a client sends it; the host only stores it. */
export interface Ticket {
  readonly ticket: string
  /** seconds since 1970; 0 without a ticket */
  readonly expiredTime: number
}

const LIFETIME_SECONDS = 7200
const NONE: Ticket = { ticket: '', expiredTime: 0 }

const tickets = new WeakMap<Runtime, Ticket>()

export function ticketOf(runtime: Runtime): Ticket {
  return tickets.get(runtime) ?? NONE
}

export function setTicket(runtime: Runtime, ticket: string): void {
  tickets.set(runtime, { ticket, expiredTime: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS })
}

/** @throws Error when there is no ticket to refresh */
export function refreshTicket(runtime: Runtime): void {
  const { ticket } = ticketOf(runtime)
  if (ticket === '') throw new Error('there is no ticket to refresh: nobody is logged in')
  setTicket(runtime, ticket)
}

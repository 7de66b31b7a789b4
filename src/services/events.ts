import type { AnalyticsEvent } from './analytics-events'

/** Events from services to stores, because services may not import stores. */
interface Events {
  /** A sentence for the user, shown for 3 seconds. */
  toast: { readonly text: string }
  /** The server no longer knows the token [code.logout]. */
  sessionLost: Record<never, never>
  /** The document goes away; a reload may bring its page back. */
  pageLeft: Record<never, never>
  /** The user logged out: nothing of the account stays on the device. */
  signedOut: Record<never, never>
  /** Whether the last call reached a server. */
  reached: { readonly online: boolean }
  /** An answer of before is shown, because no server was reached. */
  kept: { readonly at: number }
  /** An event that analytics may count. */
  track: AnalyticsEvent
}

type Listener<E> = (event: E) => void
type Listeners = { [N in keyof Events]: Set<Listener<Events[N]>> }

const listeners: Listeners = {
  toast: new Set(),
  sessionLost: new Set(),
  pageLeft: new Set(),
  signedOut: new Set(),
  reached: new Set(),
  kept: new Set(),
  track: new Set(),
}

/** Listens until the returned function is called. */
export function on<N extends keyof Events>(name: N, listener: Listener<Events[N]>): () => void {
  listeners[name].add(listener)
  return () => {
    listeners[name].delete(listener)
  }
}

export function emit<N extends keyof Events>(name: N, event: Events[N]): void {
  listeners[name].forEach((listener) => listener(event))
}

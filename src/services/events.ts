import type { AnalyticsEvent } from './analytics-events'

/** What services have to say to the stores, which they may not import. */
interface Events {
  /** A sentence for people, shown for 3 seconds. */
  toast: { readonly text: string }
  /** The server no longer knows the token [code.logout]. */
  sessionLost: Record<never, never>
  /** The user logged out: nothing of theirs stays. */
  signedOut: Record<never, never>
  /** Whether the last call got through to a server. */
  reached: { readonly online: boolean }
  /** Something that may be counted. */
  track: AnalyticsEvent
}

type Listener<E> = (event: E) => void
type Listeners = { [N in keyof Events]: Set<Listener<Events[N]>> }

const listeners: Listeners = {
  toast: new Set(),
  sessionLost: new Set(),
  signedOut: new Set(),
  reached: new Set(),
  track: new Set(),
}

/** Listens until the function that it answers is called. */
export function on<N extends keyof Events>(name: N, listener: Listener<Events[N]>): () => void {
  listeners[name].add(listener)
  return () => {
    listeners[name].delete(listener)
  }
}

export function emit<N extends keyof Events>(name: N, event: Events[N]): void {
  listeners[name].forEach((listener) => listener(event))
}

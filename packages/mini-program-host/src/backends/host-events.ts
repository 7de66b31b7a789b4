import type { HostEvent } from '../types/runtime'

type Listener = (event: HostEvent) => void

/**
 * The events of a host. Events before the first listener are kept for it, because the app starts before a client
 * connects.
 */
export class HostEvents {
  private readonly listeners = new Set<Listener>()
  private early: HostEvent[] | undefined = []

  readonly emit = (event: HostEvent): void => {
    this.early?.push(event)
    this.listeners.forEach((listener) => listener(event))
  }

  /** Returns a function that removes the listener. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    const missed = this.early ?? []
    this.early = undefined
    missed.forEach(listener)
    return () => this.listeners.delete(listener)
  }
}

import type { HostEvent } from '../types/runtime'

type Listener = (event: HostEvent) => void

/** Events of a host. Those before the first listener are kept for it, as the app starts before a client is there. */
export class HostEvents {
  private readonly listeners = new Set<Listener>()
  private early: HostEvent[] | undefined = []

  readonly emit = (event: HostEvent): void => {
    this.early?.push(event)
    this.listeners.forEach((listener) => listener(event))
  }

  /** Returns the function that ends the listening. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    const missed = this.early ?? []
    this.early = undefined
    missed.forEach(listener)
    return () => this.listeners.delete(listener)
  }
}

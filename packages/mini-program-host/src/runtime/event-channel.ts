type Listener = (...args: unknown[]) => void

/** The channel between a page and the page that it opened. Events before the first listener are kept for it. */
export interface EventChannel {
  on(name: string, listener: Listener): void
  once(name: string, listener: Listener): void
  off(name: string, listener?: Listener): void
  emit(name: string, ...args: unknown[]): void
}

/**
 * The two ends of a channel: events of one end arrive at the other.
 * @param report takes errors of listeners
 */
export function eventChannel(report: (error: unknown) => void): [EventChannel, EventChannel] {
  const ears = [new Map<string, Set<Listener>>(), new Map<string, Set<Listener>>()] as const
  const kept = [new Map<string, unknown[][]>(), new Map<string, unknown[][]>()] as const

  function call(listener: Listener, args: unknown[]): void {
    try {
      listener(...args)
    } catch (error) {
      report(error)
    }
  }

  function end(own: 0 | 1): EventChannel {
    const other = own === 0 ? 1 : 0
    const channel: EventChannel = {
      on(name, listener) {
        const listeners = ears[own].get(name) ?? new Set()
        ears[own].set(name, listeners.add(listener))
        const missed = kept[own].get(name) ?? []
        kept[own].delete(name)
        for (const args of missed) call(listener, args)
      },
      once(name, listener) {
        const first: Listener = (...args) => {
          channel.off(name, first)
          listener(...args)
        }
        channel.on(name, first)
      },
      off(name, listener) {
        if (listener) ears[own].get(name)?.delete(listener)
        else ears[own].delete(name)
      },
      emit(name, ...args) {
        const listeners = [...(ears[other].get(name) ?? [])]
        if (listeners.length === 0) kept[other].set(name, [...(kept[other].get(name) ?? []), args])
        for (const listener of listeners) call(listener, args)
      },
    }
    return channel
  }

  return [end(0), end(1)]
}

/** Work that comes again and again, one round after the other. */
export interface Repeated {
  /** Ends after what is under way. */
  stop(): Promise<void>
}

/**
 * Runs `round` now, and again `everyMs` milliseconds after each round's end. What a round throws goes to `failed`, and
 * the next one tries again.
 */
export function repeat(everyMs: number, round: () => Promise<void>, failed: (error: unknown) => void): Repeated {
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  let running = Promise.resolve()
  const next = () => {
    running = round()
      .catch(failed)
      .then(() => {
        if (!stopped) timer = setTimeout(next, everyMs)
      })
  }
  next()
  return {
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}

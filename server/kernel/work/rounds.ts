/** Periodic work, one round after the other. */
import type { FastifyBaseLogger } from 'fastify'

/** Runs one round, and counts its result. */
export type Observe = (name: string, round: () => Promise<void>) => Promise<void>

export interface Repeated {
  /** Ends after the round in progress. */
  stop(): Promise<void>
}

interface Rounds {
  /** Its name in the log and the metrics. */
  readonly name: string
  readonly everyMs: number
  readonly round: () => Promise<void>
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly observe?: Observe
  /** false: the first round begins after `everyMs`; otherwise it begins now. */
  readonly atOnce?: boolean
}

/**
 * Runs rounds, each `everyMs` milliseconds after the end of the last one. A failed round is logged; the next one
 * tries again.
 */
export function startRounds({ name, everyMs, round, log, observe, atOnce = true }: Rounds): Repeated {
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  let running = Promise.resolve()
  const wait = () => {
    if (!stopped) timer = setTimeout(next, everyMs)
  }
  const next = () => {
    running = (observe ? observe(name, round) : round())
      .catch((error: unknown) => log.error({ err: error, rounds: name }, 'a round failed'))
      .then(wait)
  }
  if (atOnce) next()
  else wait()
  return {
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}

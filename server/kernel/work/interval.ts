/** Periodic work, one round after the other. */
import type { FastifyBaseLogger } from 'fastify'

/** Runs one round, and counts its result. */
export type Observe = (name: string, round: () => Promise<void>) => Promise<void>

export interface Repeated {
  /** Ends after the round in progress. */
  stop(): Promise<void>
}

/** Whether a long round may begin another batch: its time is not over, and the worker is not being stopped. */
export type GoesOn = () => boolean

interface Rounds {
  /** Its name in the log and the metrics. */
  readonly name: string
  readonly everyMs: number
  readonly round: (goesOn: GoesOn) => Promise<void>
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly observe?: Observe
  /** false: the first round begins after `everyMs`; otherwise it begins now. */
  readonly atOnce?: boolean
}

/** How long a round goes on with further batches; then it is noted and counted, and another one begins. */
const SLICE_MS = 10_000

/**
 * Runs rounds, each `everyMs` milliseconds after the end of the last one, or at once if that one asked whether to go on
 * and was told no. A failed round is logged; the next one tries again.
 */
export function startInterval({ name, everyMs, round, log, observe, atOnce = true }: Rounds): Repeated {
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  let running = Promise.resolve()
  const wait = (milliseconds: number) => {
    if (!stopped) timer = setTimeout(next, milliseconds)
  }
  const next = () => {
    const end = performance.now() + SLICE_MS
    let cut = false
    const work = () =>
      round(() => {
        cut = stopped || performance.now() >= end
        return !cut
      })
    running = (observe ? observe(name, work) : work())
      .catch((error: unknown) => log.error({ err: error, rounds: name }, 'a round failed'))
      .then(() => wait(cut ? 0 : everyMs))
  }
  if (atOnce) next()
  else wait(everyMs)
  return {
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}

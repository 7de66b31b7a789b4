/** What becomes of orders while nobody asks. Any number of processes may run it. */
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/types'
import { renewDemoDeals } from '../demo/deals'
import { runTimers } from './timers'

const EVERY_MS = 15_000

interface Options {
  readonly db: Db
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /**
   * Whether the shops are played by the server: paid orders are accepted after 10 minutes, flash deals come again.
   * Asked every round, because demo data may be written while the server runs.
   */
  readonly isDemo: () => Promise<boolean>
}

export interface Workers {
  /** Ends after what is under way. */
  stop(): Promise<void>
}

/** Runs the timers now and every 15 s. A round that fails is logged, and the next one tries again. */
export function startWorkers({ db, now, log, isDemo }: Options): Workers {
  let timer: NodeJS.Timeout | null = null
  let stopped = false

  const failed = (orderId: bigint, error: unknown) =>
    log.error({ err: error, order: String(orderId) }, 'an order could not be moved')

  const round = async () => {
    try {
      const at = now()
      const demo = await isDemo()
      await runTimers(db, at, { demo, failed })
      if (demo) await renewDemoDeals(db, at)
    } catch (error) {
      log.error({ err: error }, 'a round of the workers failed')
    }
  }
  let running = Promise.resolve()
  const next = () => {
    running = round().then(() => {
      if (!stopped) timer = setTimeout(next, EVERY_MS)
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

/** What becomes of orders while nobody asks. Any number of processes may run it. */
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/types'
import type { Observe } from '../observe/metrics'
import { renewDemoDeals } from '../demo/deals'
import { repeat, type Repeated } from '../process/repeat'
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
  readonly observe?: Observe
}

/** Runs the timers now and every 15 s. A round that fails is logged, and the next one tries again. */
export function startWorkers({ db, now, log, isDemo, observe = (_timer, round) => round() }: Options): Repeated {
  const failed = (orderId: bigint, error: unknown) =>
    log.error({ err: error, order: String(orderId) }, 'an order could not be moved')

  const work = async () => {
    const at = now()
    const demo = await isDemo()
    await runTimers(db, at, { demo, failed })
    if (demo) await renewDemoDeals(db, at)
  }
  return repeat(
    EVERY_MS,
    () => observe('orders', work),
    (error) => log.error({ err: error }, 'a round of the workers failed'),
  )
}

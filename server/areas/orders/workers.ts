/** The worker for automatic steps of orders. Any number of processes may run it. */
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../kernel/db/types'
import { type Observe, type Repeated, startRounds } from '../../kernel/work/rounds'
import { runTimers } from './timers'

const EVERY_MS = 15_000

interface Options {
  readonly db: Db
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /**
   * Whether the server acts for the shops: paid orders are accepted after 10 minutes. Checked every round, because
   * demo data may be written while the server runs.
   */
  readonly isDemo: () => Promise<boolean>
  /** Further work in each round of such a server. */
  readonly inDemo: (db: Db, at: Date) => Promise<unknown>
  readonly observe?: Observe
}

/** Runs the timers now and every 15 s. A round that fails is logged, and the next one tries again. */
export function startWorkers({ db, now, log, isDemo, inDemo, observe }: Options): Repeated {
  const failed = (orderId: bigint, error: unknown) =>
    log.error({ err: error, order: String(orderId) }, 'an order could not be moved')

  const round = async () => {
    const at = now()
    const demo = await isDemo()
    await runTimers(db, at, { demo, failed })
    if (demo) await inDemo(db, at)
  }
  return startRounds({ name: 'orders', everyMs: EVERY_MS, round, log, observe })
}

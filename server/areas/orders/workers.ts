/** The worker for automatic steps of orders. Any number of processes may run it. */
import { JOB_EVERY_MS } from '@contract/base/jobs'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../kernel/db/types'
import { type GoesOn, type Observe, type Repeated, startInterval } from '../../kernel/work/interval'
import { runTimers } from './timers'

interface Options {
  readonly db: Db
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /**
   * Whether the server acts for the shops: it accepts paid orders after 10 minutes instead of a day. Checked every round,
   * because demo data may be written while the server runs.
   */
  readonly isDemo: () => Promise<boolean>
  /** Further work in each round of such a server. */
  readonly inDemo: (db: Db, at: Date) => Promise<unknown>
  readonly observe?: Observe
}

/** Runs the timers now, every 15 s, and at once while more is due. A round that fails is logged, and the next one tries again. */
export function startWorkers({ db, now, log, isDemo, inDemo, observe }: Options): Repeated {
  const failed = (orderId: bigint, error: unknown) =>
    log.error({ err: error, order: String(orderId) }, 'an order could not be moved')

  const round = async (goesOn: GoesOn) => {
    const at = now()
    const demo = await isDemo()
    await runTimers(db, at, { demo, failed, goesOn })
    if (demo) await inDemo(db, at)
  }
  return startInterval({ name: 'orders', everyMs: JOB_EVERY_MS.orders, round, log, observe })
}

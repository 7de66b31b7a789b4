/** The worker that settles completed orders. Any number of processes may run it. */
import { JOB_EVERY_MS } from '@contract/base/jobs'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../kernel/db/types'
import { type GoesOn, type Observe, type Repeated, startInterval } from '../../kernel/work/interval'
import { settleDue } from './settle-due'

interface Options {
  readonly db: Db
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly observe?: Observe
}

/** Settles now, every 15 s, and at once while more is due. An order that fails is logged, and the next round tries again. */
export function startSettlements({ db, now, log, observe }: Options): Repeated {
  const failed = (orderId: bigint, error: unknown) =>
    log.error({ err: error, order: String(orderId) }, 'an order could not be settled')
  const round = async (goesOn: GoesOn) => void (await settleDue(db, now(), { failed, goesOn }))
  return startInterval({ name: 'settlements', everyMs: JOB_EVERY_MS.settlements, round, log, observe })
}

import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../kernel/db/types'
import { type Observe, type Repeated, startInterval } from '../../../kernel/work/interval'
import { writeSearches } from './count'

const EVERY_MS = 30_000

interface Options {
  readonly db: Db
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly observe?: Observe
}

/** Writes counted searches; `stop` writes those that still wait. */
export function startSearchCounts({ db, log, observe }: Options): Repeated {
  const round = () => writeSearches(db)
  const rounds = startInterval({ name: 'searches', everyMs: EVERY_MS, round, log, observe, atOnce: false })
  return {
    async stop() {
      await rounds.stop()
      await round()
    },
  }
}

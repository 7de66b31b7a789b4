/** Keeps the index: works off the queue, and brings up to date each hour what sales change. */
import type { FastifyBaseLogger } from 'fastify'
import { JOB_EVERY_MS } from '@contract/base/jobs'
import type { Db } from '../../../kernel/db/types'
import { onceAnHour } from '../../../kernel/work/once-in'
import { type Observe, type Repeated, startInterval } from '../../../kernel/work/interval'
import { indexQueue } from '../index/queue'
import { beginSearch } from './begin'
import { refreshSearch } from './hourly'

/** A round ends after this time, so that a server that stops waits no longer for it. */
const ROUND_MS = 5_000

/** How long after the hour the hourly work begins at most. */
const LOOK_EVERY_MS = 60_000

interface Options {
  readonly db: Db
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>
  readonly observe?: Observe
}

/** The index after a start: synonyms and queue first, then what waits, and once an hour what sales have changed. */
export function startSearchIndex({ db, now, log, observe }: Options): Repeated {
  let hasBegun = false
  let lookAt = 0
  const round = async () => {
    if (!hasBegun) await beginSearch(db)
    hasBegun = true
    const until = now().getTime() + ROUND_MS
    const done = await indexQueue(db, () => now().getTime() > until)
    if (done > 0) log.info({ products: done }, 'products were indexed')
    if (now().getTime() < lookAt) return
    lookAt = now().getTime() + LOOK_EVERY_MS
    // on one of the servers, and beside its transaction: it is long in a large market
    if (await onceAnHour(db, 'search', now(), () => Promise.resolve())) await refreshSearch(db)
  }
  return startInterval({ name: 'search', everyMs: JOB_EVERY_MS.search, round, log, observe })
}

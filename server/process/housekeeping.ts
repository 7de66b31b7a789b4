/** What is over is removed: sessions, counts of wrong passwords, kept answers, quotes. */
import type { FastifyBaseLogger } from 'fastify'
import { purgeTries } from '../account/login-lock'
import { purgeSessions } from '../account/tokens'
import { purgeQuotes } from '../checkout/quotes'
import type { Db } from '../db/types'
import { purgeAnswers } from '../http/idempotency'

const EVERY_MS = 3_600_000

export async function keepHouse(db: Db, now: Date): Promise<void> {
  await purgeSessions(db, now)
  await purgeTries(db, now)
  await purgeAnswers(db, now)
  await purgeQuotes(db, now)
}

interface Options {
  readonly db: Db
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Keeps house every hour, and ends once a round under way is done. */
export function startHousekeeping({ db, now, log }: Options): { stop(): Promise<void> } {
  let round: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    round = keepHouse(db, now()).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return round
    },
  }
}

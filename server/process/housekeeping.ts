/** What is over is removed: sessions, counts of wrong passwords, codes, kept answers, quotes, files that no form used. */
import type { FastifyBaseLogger } from 'fastify'
import { purgeCodes } from '../account/codes'
import { purgeTries } from '../account/login-lock'
import { purgeSessions } from '../account/tokens'
import { purgeQuotes } from '../checkout/quotes'
import type { Db } from '../db/types'
import { purgeAnswers } from '../http/idempotency'
import { purgePasses } from '../sellers/passes'
import { purgeSignIns } from '../social/sign-ins'
import type { FileStore } from '../uploads/file-store'
import { purgeUploads } from '../uploads/keep'

const EVERY_MS = 3_600_000

export async function keepHouse(db: Db, files: FileStore, now: Date): Promise<void> {
  await purgeSessions(db, now)
  await purgeTries(db, now)
  await purgeCodes(db, now)
  await purgeSignIns(db, now)
  await purgeAnswers(db, now)
  await purgeQuotes(db, now)
  await purgePasses(db, now)
  await purgeUploads(db, files, now)
}

interface Options {
  readonly db: Db
  readonly files: FileStore
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Keeps house every hour, and ends once a round under way is done. */
export function startHousekeeping({ db, files, now, log }: Options): { stop(): Promise<void> } {
  let round: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    round = keepHouse(db, files, now()).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return round
    },
  }
}

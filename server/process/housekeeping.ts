/**
 * What is over is removed: sessions, counts of wrong passwords and of codes, known devices, codes, kept answers, quotes,
 * baskets, files that no form used, accounts whose owners have left, and their names in orders that the law no longer
 * asks for.
 */
import type { FastifyBaseLogger } from 'fastify'
import { purgeGuesses } from '../account/account-guesses'
import { purgeCounts } from '../account/code-caps'
import { purgeCodes } from '../account/codes'
import { purgeDevices } from '../account/known-devices'
import { purgeTries } from '../account/login-lock'
import { purgeSignInEvents } from '../account/sign-in-events'
import { purgeSessions } from '../account/tokens'
import { purgeBaskets } from '../cart/basket'
import { purgeQuotes } from '../checkout/quotes'
import { endRetention, eraseDue } from '../erasure/erase'
import type { Db } from '../db/types'
import { purgeDocuments } from '../documents/kept-documents'
import { purgeAnswers } from '../http/idempotency'
import type { Observe } from '../observe/metrics'
import { purgePasses } from '../sellers/passes'
import { purgeSignIns } from '../social/sign-ins'
import type { FileStore } from '../uploads/file-store'
import { purgeUploads } from '../uploads/keep'

const EVERY_MS = 3_600_000

interface House {
  readonly db: Db
  readonly files: FileStore
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** How long orders name the people who placed them: years. */
  readonly retentionYears: number
  /** How long what happened around signing in is kept: days. */
  readonly signInEventDays: number
}

export async function keepHouse(house: House, now: Date): Promise<void> {
  const { db, files, retentionYears, signInEventDays } = house
  await purgeSessions(db, now)
  await purgeSignInEvents(db, now, signInEventDays)
  await purgeTries(db, now)
  await purgeGuesses(db, now)
  await purgeDevices(db, now)
  await purgeCodes(db, now)
  await purgeCounts(db, now)
  await purgeSignIns(db, now)
  await purgeAnswers(db, now)
  await purgeQuotes(db, now)
  await purgeBaskets(db, now)
  await purgePasses(db, now)
  await purgeUploads(db, files, now)
  await eraseDue({ ...house, now })
  await endRetention({ db, files, now }, retentionYears)
}

interface Options extends House {
  /** Where kept documents lie. */
  readonly dataFolder: string
  readonly now: () => Date
  readonly observe?: Observe
}

/** Keeps house every hour, and ends once a round under way is done. */
export function startHousekeeping(options: Options): { stop(): Promise<void> } {
  const { now, dataFolder, observe = (_timer, round) => round(), ...house } = options
  const work = async () => {
    await Promise.all([keepHouse(house, now()), purgeDocuments(dataFolder, now())])
  }
  let round: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    round = observe('housekeeping', work).catch((error: unknown) =>
      house.log.error({ err: error }, 'housekeeping failed'),
    )
  }, EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return round
    },
  }
}

/**
 * What is over is removed: sessions, counts of wrong passwords and of codes, known devices, codes, kept answers, quotes,
 * baskets, files that no form used, accounts whose owners have left, and their names in orders that the law no longer
 * asks for.
 */
import type { FastifyBaseLogger } from 'fastify'
import { purgeGuesses } from '../../areas/account/sign-in/account-guesses'
import { purgeCounts } from '../../areas/account/codes/code-caps'
import { purgeCodes } from '../../areas/account/codes/codes'
import { purgeDevices } from '../../areas/account/sign-in/known-devices'
import { purgeTries } from '../../areas/account/sign-in/login-lock'
import { purgeSignInEvents } from '../../areas/account/sign-in/sign-in-events'
import { purgeSessions } from '../../kernel/sessions/tokens'
import { purgeBaskets } from '../../areas/cart/basket'
import { purgeQuotes } from '../../areas/checkout/quotes'
import { endRetention, eraseDue } from '../../areas/erasure/erase'
import type { Db } from '../../kernel/db/types'
import { purgeDocuments } from '../../areas/documents/kept-documents'
import { purgeAnswers } from '../../kernel/http/idempotency'
import { type Observe, type Repeated, startRounds } from '../../kernel/work/rounds'
import { purgePasses } from '../../areas/sellers/passes'
import { purgeSignIns } from '../../areas/social/sign-ins'
import type { FileStore } from '../../kernel/files/file-store'
import { purgeUploads } from '../../areas/uploads/keep'

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

/** Keeps house every hour. `stop` waits for a round that is under way. */
export function startHousekeeping({ now, dataFolder, observe, ...house }: Options): Repeated {
  const round = async () => {
    await Promise.all([keepHouse(house, now()), purgeDocuments(dataFolder, now())])
  }
  return startRounds({ name: 'housekeeping', everyMs: EVERY_MS, round, log: house.log, observe, atOnce: false })
}

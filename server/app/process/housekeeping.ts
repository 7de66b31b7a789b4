/**
 * Deletes expired data: sessions, counts of wrong passwords and of codes, known devices, codes, stored answers,
 * quotes, baskets, unused uploads, closed accounts, and the names in orders past their retention.
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

interface HousekeepingOptions {
  readonly db: Db
  readonly files: FileStore
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** How long orders keep the names of their buyers, in years. */
  readonly retentionYears: number
  /** How long sign-in events are kept, in days. */
  readonly signInEventDays: number
}

export async function runHousekeeping(options: HousekeepingOptions, now: Date): Promise<void> {
  const { db, files, retentionYears, signInEventDays } = options
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
  await eraseDue({ ...options, now })
  await endRetention({ db, files, now }, retentionYears)
}

interface Options extends HousekeepingOptions {
  /** The folder of cached documents. */
  readonly dataFolder: string
  readonly now: () => Date
  readonly observe?: Observe
}

/** Runs the housekeeping every hour. `stop` waits for a round in progress. */
export function startHousekeeping({ now, dataFolder, observe, ...options }: Options): Repeated {
  const round = async () => {
    await Promise.all([runHousekeeping(options, now()), purgeDocuments(dataFolder, now())])
  }
  return startRounds({ name: 'housekeeping', everyMs: EVERY_MS, round, log: options.log, observe, atOnce: false })
}

/**
 * Deletes expired data: sessions, counts of wrong passwords and of codes, known devices, codes, stored answers, quotes,
 * baskets, what a geocoder answered, unused uploads, lines of old imports, old counts of searches, what old messages
 * told of, closed accounts, guests who never ordered, and the names in orders past their retention. Once a day it checks
 * the books. Finishes the search texts that a stopped server left with old names.
 */
import { JOB_EVERY_MS } from '@contract/base/jobs'
import type { FastifyBaseLogger } from 'fastify'
import { purgeGuesses } from '../../areas/account/sign-in/account-guesses'
import { purgeCounts } from '../../areas/account/codes/code-caps'
import { purgeCodes } from '../../areas/account/codes/codes'
import { purgeDevices } from '../../areas/account/sign-in/known-devices'
import { purgeTries } from '../../areas/account/sign-in/login-lock'
import { purgeSignInEvents } from '../../areas/account/sign-in/sign-in-events'
import { purgeSessions } from '../../kernel/sessions/tokens'
import { purgeBaskets } from '../../areas/cart/basket'
import { purgeSearches } from '../../areas/catalogue/searches/count'
import { purgeQuotes } from '../../areas/cart/quotes'
import { endRetention, eraseDue } from '../../areas/erasure/erase'
import { purgeGuests } from '../../areas/erasure/purge-guests'
import { purgeImports } from '../../areas/imports/purge'
import { purgeZips } from '../../areas/imports/pictures/zips'
import { fadeMails } from '../../areas/mails/fade'
import { fadeDeliveries } from '../../areas/webhooks/fade'
import type { Db } from '../../kernel/db/types'
import { purgeDocuments } from '../../areas/documents/document-cache'
import { purgeAnswers } from '../../kernel/http/idempotency'
import { isFirstInHour } from '../../kernel/work/once-in'
import { type Observe, type Repeated, startInterval } from '../../kernel/work/interval'
import { purgePostalCodes } from '../../areas/regions/postal-code'
import { purgePasses } from '../../areas/stores/passes'
import { purgeSignIns } from '../../areas/social/sign-ins'
import type { FileStore } from '../../kernel/files/file-store'
import { purgeUploads } from '../../areas/uploads/keep'
import { checkBooks } from './check-books'

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
  await purgePostalCodes(db, now)
  await purgePasses(db, now)
  await purgeUploads(db, files, now)
  await purgeImports(db, now)
  await purgeSearches(db, now)
  await fadeMails(db, now)
  await fadeDeliveries(db, now)
  await eraseDue({ ...options, now })
  await purgeGuests(db, files, now)
  await endRetention({ db, files, now }, retentionYears)
  await checkBooks(db, now, options.log)
}

interface Options extends HousekeepingOptions {
  /** The folder of cached documents. */
  readonly dataFolder: string
  readonly now: () => Date
  readonly observe?: Observe
}

/**
 * Runs the housekeeping every hour: what is in the database on one server, its own folders on each. `stop` waits for a
 * round in progress.
 */
export function startHousekeeping({ now, dataFolder, observe, ...options }: Options): Repeated {
  const ofAll = async (at: Date) => {
    if (await isFirstInHour(options.db, 'housekeeping', at)) await runHousekeeping(options, at)
  }
  const round = async () => {
    await Promise.all([ofAll(now()), purgeDocuments(dataFolder, now()), purgeZips(dataFolder, now())])
  }
  return startInterval({
    name: 'housekeeping',
    everyMs: JOB_EVERY_MS.housekeeping,
    round,
    log: options.log,
    observe,
    atOnce: false,
  })
}

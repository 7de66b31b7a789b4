/** Checks the invariants of the data once a day, and tells operators at once if one is broken [rule.mail-alarm]. */
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'drizzle-orm'
import { queueForOperators } from '../../areas/mails/queue'
import type { Db } from '../../kernel/db/types'
import { onceADay } from '../../kernel/work/once-in'
import { checkInvariants } from '../checks/invariants'

/** How many breaches the mail names; the log has all. */
const NAMED = 20

type Log = Pick<FastifyBaseLogger, 'error'>

/** Returns the breaches; null if another server, or an earlier round of this day, has checked. */
export async function checkBooks(db: Db, now: Date, log: Log): Promise<readonly string[] | null> {
  const checked = await onceADay(db, 'books', now, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    const breaches = await checkInvariants(tx)
    if (breaches.length === 0) return breaches
    log.error({ breaches }, 'an invariant of the data is broken')
    const params = { breaches: breaches.slice(0, NAMED), more: Math.max(0, breaches.length - NAMED) }
    const key = `books:${now.toISOString().slice(0, 10)}`
    await queueForOperators(tx, { key, kind: 'operator_alarm', params, at: now })
    return breaches
  })
  return checked?.done ?? null
}

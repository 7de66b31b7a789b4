import { and, gt, lte, type AnyColumn } from 'drizzle-orm'
import { flashDeals } from '../../../kernel/db/schema/flash-deals'
import type { Db } from '../../../kernel/db/types'
import { cached } from '../cache'

/** Beyond this a change needs no attention: longer than answers are kept by anybody, and this list by the process. */
const AHEAD_MS = 10 * 60_000

/** The times in the near future at which a flash deal starts or ends, in order. */
async function loadChanges(db: Db, now: Date): Promise<number[]> {
  const until = new Date(now.getTime() + AHEAD_MS)
  const soon = (time: AnyColumn) => and(gt(time, now), lte(time, until))
  const { startsAt, endsAt } = flashDeals
  const [starts, ends] = await Promise.all([
    db
      .selectDistinct({ at: startsAt })
      .from(flashDeals)
      .where(and(soon(startsAt), gt(endsAt, now))),
    db.selectDistinct({ at: endsAt }).from(flashDeals).where(soon(endsAt)),
  ])
  return [...starts, ...ends].map(({ at }) => at.getTime()).sort((a, b) => a - b)
}

/** When the next flash deal starts or ends, if that is within some minutes; else null. Read once a minute. */
export async function nextDealChange(db: Db, now: Date): Promise<Date | null> {
  const changes = await cached(db, 'deal-changes', now, () => loadChanges(db, now))
  const next = changes.find((at) => at > now.getTime())
  return next === undefined ? null : new Date(next)
}

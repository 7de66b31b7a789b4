/**
 * Daily limits of codes, per recipient, per account and per network, and of guests and of links to their orders, per e-mail
 * address. A device that the account knows has a separate limit, so that strangers cannot use up its owner's.
 */
import { createHash } from 'node:crypto'
import { eq, lt, lte, or, sql } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { sentCounts } from '../../../kernel/db/schema/sign-in'
import type { Db } from '../../../kernel/db/types'
import { operationFailed } from '../../../kernel/http/refusal'

const PER_DAY = { network: 30, account: 10, receiver: 10, guest: 5, link: 5 } as const
export interface Capped {
  readonly by: keyof typeof PER_DAY
  readonly who: string
}

const table = sentCounts
const hashOf = ({ by, who }: Capped) => createHash('sha256').update(`${by}\n${who}`).digest('hex')

async function count(db: Db, capped: Capped, now: Date): Promise<void> {
  const keyHash = hashOf(capped)
  const over = lte(table.until, now)
  const until = new Date(now.getTime() + DAY_MS)
  const [counted] = await db
    .insert(table)
    .values({ keyHash, sent: 1, until })
    .onConflictDoUpdate({
      target: table.keyHash,
      set: {
        sent: sql`case when ${over} then 1 else ${table.sent} + 1 end`,
        until: sql`case when ${over} then excluded.until else ${table.until} end`,
      },
      setWhere: or(over, lt(table.sent, PER_DAY[capped.by])),
    })
    .returning({ keyHash: table.keyHash })
  if (counted) return
  const [full] = await db.select({ until: table.until }).from(table).where(eq(table.keyHash, keyHash))
  const wait = full ? Math.ceil((full.until.getTime() - now.getTime()) / 1_000) : 0
  throw operationFailed('rate_limited', { retry_after: Math.max(1, wait) })
}

/**
 * Counts one code, guest or link against each limit, before it is sent or made. Throws 2000018, reason rate_limited, with the seconds to
 * wait in `retry_after`, if a limit is reached.
 */
export async function countSending(db: Db, allowances: readonly Capped[], now: Date): Promise<void> {
  for (const capped of allowances) await count(db, capped, now)
}

/** The code was not sent after all. */
export async function uncountSending(db: Db, allowances: readonly Capped[]): Promise<void> {
  for (const capped of allowances) {
    await db
      .update(table)
      .set({ sent: sql`greatest(${table.sent} - 1, 0)` })
      .where(eq(table.keyHash, hashOf(capped)))
  }
}

/** Deletes counts older than a day. */
export async function purgeCounts(db: Db, now: Date): Promise<void> {
  await db.delete(table).where(lte(table.until, now))
}

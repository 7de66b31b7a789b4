import { and, count, eq, isNull } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { notices } from '../../kernel/db/schema/notices'
import { standsForGroup } from './groups'
import type { Db } from '../../kernel/db/types'

/** How many groups an account has not read about: rows of the list of notices, not notices. */
export async function countUnread(db: Db, userId: bigint): Promise<number> {
  const row = one(
    await db
      .select({ unread: count() })
      .from(notices)
      .where(and(eq(notices.userId, userId), isNull(notices.readAt), standsForGroup(db))),
  )
  return row.unread
}

import { and, count, eq, isNull } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { notices } from '../../kernel/db/schema/notices'
import type { Db } from '../../kernel/db/types'

export async function countUnread(db: Db, userId: bigint): Promise<number> {
  const row = one(
    await db
      .select({ unread: count() })
      .from(notices)
      .where(and(eq(notices.userId, userId), isNull(notices.readAt))),
  )
  return row.unread
}

import { eq } from 'drizzle-orm'
import { users } from '../../kernel/db/schema/accounts'
import { notices } from '../../kernel/db/schema/notices'
import type { Db } from '../../kernel/db/types'
import type { Texts } from '../../kernel/text/texts'

interface NewNotice {
  readonly userId: bigint
  /** One of NOTICE_TYPES. */
  readonly type: number
  /** -1 failed, 0 under review, 1 success. */
  readonly state: -1 | 0 | 1
  readonly title: Texts
  readonly text: Texts
  /** A route of the app with its query, or empty. */
  readonly link?: string
}

/** Adds a notice for a user and sets the unread flag, in the caller's transaction. */
export async function sendNotice(db: Db, { link = '', ...notice }: NewNotice, now: Date): Promise<void> {
  await db.insert(notices).values({ ...notice, link, createdAt: now })
  await db.update(users).set({ notify: true }).where(eq(users.id, notice.userId))
}

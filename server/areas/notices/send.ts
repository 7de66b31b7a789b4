import type { Outcome } from '@contract/base/outcomes'
import { sql } from 'drizzle-orm'
import { batch, DOCUMENT, documentOf, partOf } from '../../kernel/db/batch'
import { notices } from '../../kernel/db/schema/notices'
import { statement } from '../../kernel/db/statement'
import type { Db } from '../../kernel/db/types'
import type { Texts } from '../../kernel/text/texts'
import { flagUnread } from '../users/unread'

export interface NewNotice {
  readonly userId: bigint
  /** One of NOTICE_TYPES. */
  readonly type: number
  readonly state: Outcome
  readonly title: Texts
  readonly text: Texts
  /** A route of the app with its query, or empty. */
  readonly link?: string
}

const columns = batch(notices, ['userId', 'type', 'state', 'title', 'text', 'link', 'createdAt'])

/** Notices for NOTICED. */
export const noticeRows = (added: readonly NewNotice[], now: Date): object[] =>
  columns.rows(added.map(({ link = '', ...notice }) => ({ ...notice, link, createdAt: now })))

/** A table expression that adds the part `notices` of the document; the unread flag is the statement's own affair. */
export const NOTICED = sql`noticed as (${columns.insert(partOf('notices'))})`

const write = statement(
  'notices:send',
  () => sql`
    with ${DOCUMENT}, ${NOTICED},
    locked as materialized (
      select u.id from users u
      where u.id in (select n.user_id from jsonb_to_recordset(${partOf('notices')}) as n(user_id bigint))
      order by u.id for no key update)
    ${flagUnread(sql`id in (select id from locked)`)}`,
)

/** Adds notices and sets the unread flags of their users, whose rows are locked in id order. */
export async function sendNotices(db: Db, all: readonly NewNotice[], now: Date): Promise<void> {
  if (all.length > 0) await write(db, { document: documentOf({ notices: noticeRows(all, now) }) })
}

/** Adds a notice for a user and sets the unread flag, in the caller's transaction. */
export const sendNotice = (db: Db, notice: NewNotice, now: Date): Promise<void> => sendNotices(db, [notice], now)

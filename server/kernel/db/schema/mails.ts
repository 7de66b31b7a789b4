/** The outbox of mails [rule.mail-once]. */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Language } from '../../../../contract/base/languages'
import type { MailKind, MailState } from '../../../../contract/base/mails'
import { big, createdAt, id, time } from '../columns'
import { users } from './accounts'

/** Mails that are written in the transaction of what they tell of, and sent afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** What it tells of, such as `order:12:shipped`: each is sent once. */
    key: text('key').notNull(),
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address at the time. */
    recipient: text('recipient').notNull(),
    language: text('language').$type<Language>().notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** The values of its kind; empty a while after it was sent. */
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<MailState>().notNull().default('queued'),
    /** How often it was tried, since an operator last retried it. */
    attempts: integer('attempts').notNull().default(0),
    nextAt: time('next_at').notNull(),
    /** Why the last attempt failed, in the mail server's words; empty if it has not. */
    error: text('error').notNull().default(''),
    sentAt: time('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('mails_key').on(table.key),
    index('mails_due')
      .on(table.nextAt)
      .where(sql`${table.state} = 'queued'`),
    index('mails_user').on(table.userId, table.kind),
    index('mails_state').on(table.state, table.id),
    check('mails_state', sql`${table.state} in ('queued', 'sent', 'failed')`),
    check('mails_sent', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
  ],
)

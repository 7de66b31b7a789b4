/** Sent codes, and accounts of other platforms [rule.code-life]. Nothing can be read back: only hashes are stored. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SignInEventKind } from '../../../../contract/entities/sign-in'
import { big, createdAt, id, time } from '../columns'
import { users } from './accounts'

/**
 * Sign-in events. Append-only, except for what custom/sign_in_events.sql allows: old ones are deleted, and those of
 * an erased account are anonymised.
 */
export const signInEvents = pgTable(
  'sign_in_events',
  {
    id: id(),
    /** Null if no account has the address, and after the account is erased. */
    userId: big('user_id'),
    kind: text('kind').$type<SignInEventKind>().notNull(),
    /** The purpose of a code, or the call that was refused. */
    detail: text('detail').notNull().default(''),
    /** Shortened to its /24, or /48 of IPv6. */
    network: text('network').notNull().default(''),
    /** Browser or app and system, such as `Chrome, Android`. */
    device: text('device').notNull().default(''),
    at: time('at').notNull(),
  },
  (table) => [index('sign_in_events_user').on(table.userId, table.id), index('sign_in_events_at').on(table.at)],
)

/** The purpose of a code. */
export type CodePurpose = 'register' | 'forgot' | 'confirm' | 'factor'

/** The latest code of each purpose and user. */
export const sentCodes = pgTable(
  'sent_codes',
  {
    /** SHA-256 of the purpose and of the address, or of the account that it was sent to, hex. */
    subjectHash: text('subject_hash').primaryKey(),
    /** argon2id: a plain hash of six digits could be cracked at once. */
    codeHash: text('code_hash').notNull(),
    /** How often a code was tried, correct or not. */
    tries: integer('tries').notNull().default(0),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sent_codes_expires').on(table.expiresAt)],
)

/** Codes sent per day: to one recipient, for one account, at the request of one network. */
export const sentCounts = pgTable(
  'sent_counts',
  {
    /** SHA-256 of the counted subject, hex. */
    keyHash: text('key_hash').primaryKey(),
    sent: integer('sent').notNull(),
    /** When the count is reset. */
    until: time('until').notNull(),
  },
  (table) => [index('sent_counts_until').on(table.until)],
)

/** The accounts of users of another platform, by that platform's id. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('social_accounts_user').on(table.userId)],
)

/** Pending sign-ins through a platform; each ends with the first answer. */
export const socialSignIns = pgTable(
  'social_sign_ins',
  {
    /** SHA-256 of the state, hex. */
    stateHash: text('state_hash').primaryKey(),
    /** The PKCE challenge (S256), base64url. */
    challenge: text('challenge').notNull(),
    /** The return address given to the platform, which requires it again later. */
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('social_sign_ins_expires').on(table.expiresAt)],
)

/**
 * Codes that were sent, and accounts of other platforms [rule.code-life]. Nothing of it can be read back: hashes alone.
 */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SignInEventKind } from '../../../../contract/entities/sign-in'
import { big, createdAt, id, time } from '../columns'
import { users } from './accounts'

/**
 * What happened around signing in. Rows are only added, but for what custom/sign_in_events.sql allows: the old ones are
 * removed, and those of an account that is erased forget whose they were.
 */
export const signInEvents = pgTable(
  'sign_in_events',
  {
    id: id(),
    /** Null where nobody has the address that was tried, and once the account is erased. */
    userId: big('user_id'),
    kind: text('kind').$type<SignInEventKind>().notNull(),
    /** What a code was for, or which call was refused. */
    detail: text('detail').notNull().default(''),
    /** Shortened to its /24, or /48 of IPv6. */
    network: text('network').notNull().default(''),
    /** Program and system, such as `Chrome, Android`. */
    device: text('device').notNull().default(''),
    at: time('at').notNull(),
  },
  (table) => [index('sign_in_events_user').on(table.userId, table.id), index('sign_in_events_at').on(table.at)],
)

/** What a code is good for. */
export type CodePurpose = 'register' | 'forgot' | 'confirm'

/** The latest code of each purpose and person. */
export const sentCodes = pgTable(
  'sent_codes',
  {
    /** SHA-256 of the purpose and of the address, or of the account that it was sent to, hex. */
    subjectHash: text('subject_hash').primaryKey(),
    /** argon2id: six digits would be found from a plain hash at once. */
    codeHash: text('code_hash').notNull(),
    /** How often a code was tried, right or wrong. */
    tries: integer('tries').notNull().default(0),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sent_codes_expires').on(table.expiresAt)],
)

/** How many codes were sent in a day: to one receiver, for one account, at the request of one network. */
export const sentCounts = pgTable(
  'sent_counts',
  {
    /** SHA-256 of what is counted, hex. */
    keyHash: text('key_hash').primaryKey(),
    sent: integer('sent').notNull(),
    /** When the count starts again from nothing. */
    until: time('until').notNull(),
  },
  (table) => [index('sent_counts_until').on(table.until)],
)

/** Which account belongs to a person of another platform, by that platform's own id. */
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

/** Sign-ins on their way to a platform and back; each ends with the first answer. */
export const socialSignIns = pgTable(
  'social_sign_ins',
  {
    /** SHA-256 of the state, hex. */
    stateHash: text('state_hash').primaryKey(),
    /** The PKCE challenge (S256), base64url. */
    challenge: text('challenge').notNull(),
    /** The return address given to the platform, which asks for it again. */
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('social_sign_ins_expires').on(table.expiresAt)],
)

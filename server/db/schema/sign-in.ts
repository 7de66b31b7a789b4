/** Codes that were sent, and accounts of other platforms (gaps §3, §7 and §8). Nothing of it can be read back: hashes alone. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { big, createdAt, time } from '../columns'
import { users } from './accounts'

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
    /** Where the platform sent the person back to, as it has to be told again. */
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('social_sign_ins_expires').on(table.expiresAt)],
)

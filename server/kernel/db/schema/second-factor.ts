/** Operators' second factors: time-based one-time passwords, and recovery codes. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { big, createdAt, id, time } from '../columns'
import { sessions, users } from './accounts'

export const secondFactors = pgTable('second_factors', {
  userId: big('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted (server/kernel/sessions/seal.ts); null until its first code was correct. */
  secret: text('secret'),
  /** A new secret whose first code is pending, encrypted. */
  pendingSecret: text('pending_secret'),
  /** The time step of the last accepted code: it and earlier ones are not accepted again. */
  lastStep: integer('last_step').notNull().default(0),
  /** Wrong codes since the last correct one, and until when none is checked. */
  tries: integer('tries').notNull().default(0),
  lockedUntil: time('locked_until'),
  confirmedAt: time('confirmed_at'),
  createdAt: createdAt(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256, hex: eighty random bits cannot be guessed from it. */
    codeHash: text('code_hash').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** When a session last used the second factor. */
export const secondChecks = pgTable('second_checks', {
  tokenHash: text('token_hash')
    .primaryKey()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  at: time('at').notNull(),
})

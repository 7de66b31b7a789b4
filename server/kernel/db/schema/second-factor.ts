/** Operators' second factors: one-time passwords by time, and codes for when the device is gone. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { big, createdAt, id, time } from '../columns'
import { sessions, users } from './accounts'

export const secondFactors = pgTable('second_factors', {
  userId: big('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, sealed (server/areas/ops/second-factor/seal.ts); null until the first code of it was right. */
  secret: text('secret'),
  /** A secret whose first code is still waited for, sealed. */
  pendingSecret: text('pending_secret'),
  /** The last step of time whose code was accepted: neither it nor an earlier one is again. */
  lastStep: integer('last_step').notNull().default(0),
  /** Wrong codes since the last right one, and until when none is looked at. */
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
    /** SHA-256, hex: eighty random bits are not found from it. */
    codeHash: text('code_hash').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** When a session last showed the second factor. */
export const secondChecks = pgTable('second_checks', {
  tokenHash: text('token_hash')
    .primaryKey()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  at: time('at').notNull(),
})

import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Role } from '../../../contract/entities/user'
import { big, createdAt, id, time } from '../columns'

export const users = pgTable(
  'users',
  {
    id: id(),
    firstname: text('firstname').notNull(),
    /** Lower case; empty for who came through another platform. */
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    /** The name of an upload in the file store. */
    avatar: text('avatar').notNull().default(''),
    role: text('role').$type<Role>().notNull().default('buyer'),
    /** argon2id; empty for who has no password. */
    passwordHash: text('password_hash').notNull(),
    invitationCode: text('invitation_code').notNull(),
    invitedBy: big('invited_by'),
    /** How many accounts were registered with this user's code. */
    invitedCount: integer('invited_count').notNull().default(0),
    /** Whether there are notices that were not looked at. */
    notify: boolean('notify').notNull().default(false),
    bankName: text('bank_name').notNull().default(''),
    bankAccountName: text('bank_account_name').notNull().default(''),
    bankAccountNumber: text('bank_account_number').notNull().default(''),
    bankRoutingNumber: text('bank_routing_number').notNull().default(''),
    virtualWallet: text('virtual_wallet').notNull().default(''),
    disabledAt: time('disabled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email')
      .on(table.email)
      .where(sql`${table.email} <> ''`),
    uniqueIndex('users_invitation_code').on(table.invitationCode),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
)

/** Wrong passwords: of logins by pair of account and network address, of changes by account. */
export const loginTries = pgTable('login_tries', {
  /** SHA-256 of e-mail address and network address, hex. */
  pairHash: text('pair_hash').primaryKey(),
  tries: integer('tries').notNull(),
  /** When the count starts again from nothing. */
  until: time('until').notNull(),
})

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    street: text('street').notNull(),
    zip: text('zip').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    country: text('country').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
)

/** Who applied to become a seller: -1 failed, 0 under review, 1 success. */
export const sellers = pgTable('sellers', {
  userId: big('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: integer('state').notNull().default(0),
  remark: text('remark').notNull().default(''),
  /** The shop of the catalogue, once approved. */
  shopId: big('shop_id'),
  createdAt: createdAt(),
})

import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Role } from '../../../../contract/base/roles'
import type { Language } from '../../../../contract/base/languages'
import type { MailChoice } from '../../../../contract/base/mails'
import { big, createdAt, id, NOW, time } from '../columns'

export const users = pgTable(
  'users',
  {
    id: id(),
    firstname: text('firstname').notNull(),
    /** Lower case; empty for an account created through another platform, and for guests. */
    email: text('email').notNull(),
    /** Where a guest gets mails, in lower case; it was never proven, and others may have given it too. Null: no guest. */
    guestEmail: text('guest_email'),
    phone: text('phone').notNull().default(''),
    /** The name of an upload in the file store. */
    avatar: text('avatar').notNull().default(''),
    role: text('role').$type<Role>().notNull().default('buyer'),
    /** argon2id; empty for an account without a password. */
    passwordHash: text('password_hash').notNull(),
    invitationCode: text('invitation_code').notNull(),
    invitedBy: big('invited_by'),
    /** How many accounts were registered with this user's code. */
    invitedCount: integer('invited_count').notNull().default(0),
    /** Whether there are unseen notices. */
    notify: boolean('notify').notNull().default(false),
    bankName: text('bank_name').notNull().default(''),
    bankAccountName: text('bank_account_name').notNull().default(''),
    bankAccountNumber: text('bank_account_number').notNull().default(''),
    bankRoutingNumber: text('bank_routing_number').notNull().default(''),
    virtualWallet: text('virtual_wallet').notNull().default(''),
    /** In which the app was last used to register, to log in or to order; null for older accounts. */
    language: text('language').$type<Language>(),
    /** The kinds of mails that the user chose to do without. */
    mailsOff: jsonb('mails_off').$type<MailChoice[]>().notNull().default([]),
    disabledAt: time('disabled_at'),
    /** When all personal data was removed from this row and all others. */
    erasedAt: time('erased_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email')
      .on(table.email)
      .where(sql`${table.email} <> ''`),
    uniqueIndex('users_invitation_code').on(table.invitationCode),
    /** For the guests that never ordered, which housekeeping deletes. */
    index('users_guests')
      .on(table.createdAt)
      .where(sql`${table.guestEmail} is not null`),
    /** For guests who have lost the mail with the link to an order. */
    index('users_guest_email')
      .on(table.guestEmail)
      .where(sql`${table.guestEmail} is not null`),
    /** Read backwards: the newest first. */
    index('users_newest').on(table.createdAt, table.id),
  ],
)

/** Where an account gets its mails; empty: nowhere. */
export const mailAddress = sql<string>`coalesce(${users.guestEmail}, ${users.email})`

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id that the owner sees: the hash is never sent. */
    id: big('id').notNull().generatedByDefaultAsIdentity(),
    /** Browser or app and system, such as `Chrome, Android`. */
    device: text('device').notNull().default(''),
    /** The shortened network address where it was opened. */
    network: text('network').notNull().default(''),
    /** To the hour. */
    seenAt: time('seen_at').notNull().default(NOW),
    expiresAt: time('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
  ],
)

/** Wrong passwords: of logins by pair of account and network address, of changes by account. */
export const loginTries = pgTable('login_tries', {
  /** SHA-256 of e-mail address and network address, hex. */
  pairHash: text('pair_hash').primaryKey(),
  tries: integer('tries').notNull(),
  /** When the count is reset. */
  until: time('until').notNull(),
})

/** Wrong passwords of one account, from anywhere; those of a known device are counted separately. */
export const accountGuesses = pgTable(
  'account_guesses',
  {
    /** SHA-256 of the e-mail address, and of the device's mark if it is known, hex. */
    whoHash: text('who_hash').primaryKey(),
    tries: integer('tries').notNull(),
    /** When the next attempt is checked. */
    freeAt: time('free_at').notNull(),
    /** When the count is reset. */
    until: time('until').notNull(),
  },
  (table) => [index('account_guesses_until').on(table.until)],
)

/** Where a user has logged in to an account: browsers and phones, and networks. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device's token, or of the account and the network address, hex. */
    mark: text('mark').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mark] }), index('known_devices_seen').on(table.seenAt)],
)

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

/** What a geocoder has answered about postal codes: it is not asked again for a while. */
export const postalCodes = pgTable(
  'postal_codes',
  {
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    /** In capitals, with single spaces. */
    zip: text('zip').notNull(),
    /** The language of the names. */
    lang: text('lang').notNull(),
    /** Empty if the geocoder does not know the code. */
    city: text('city').notNull(),
    /** Empty where there is none. */
    state: text('state').notNull(),
    askedAt: time('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.zip, table.lang] }),
    index('postal_codes_asked_at').on(table.askedAt),
  ],
)

/** Seller applications: -1 failed, 0 under review, 1 success. */
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

/** Accounts to be erased; a row stays until nothing is left to do. */
export const closings = pgTable(
  'closings',
  {
    userId: big('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: time('asked_at').notNull(),
    /** When the grace period ends. */
    dueAt: time('due_at').notNull(),
    /** Whether the owner gave up the money in the wallets. */
    forfeit: boolean('forfeit').notNull(),
    /** Products that were listed when their shop was hidden, so that they can be restored with it. */
    hiddenProducts: jsonb('hidden_products').$type<string[]>().notNull().default([]),
    /** When the rows were erased; null while the account can still be restored. */
    erasedAt: time('erased_at'),
    /** Names of files that are still to be deleted. */
    files: jsonb('files').$type<string[]>().notNull().default([]),
  },
  (table) => [index('closings_due').on(table.dueAt)],
)

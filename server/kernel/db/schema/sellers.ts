/** Seller applications, and sellers' access to the seller site [state.application] [rule.seller-link]. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { big, createdAt, id, time } from '../columns'
import { users } from './accounts'

/** Applications to open a store. A user has at most one that is pending or successful; failed ones are kept. */
export const sellerApplications = pgTable(
  'seller_applications',
  {
    id: id(),
    userId: big('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shopName: text('shop_name').notNull(),
    contactPerson: text('contact_person').notNull(),
    address: text('address').notNull(),
    /** Names of uploads in the file store, all three private. */
    idFront: text('id_front').notNull(),
    idBack: text('id_back').notNull(),
    signature: text('signature').notNull(),
    /** -1 failed, 0 under review, 1 success. */
    state: integer('state').notNull().default(0),
    remark: text('remark').notNull().default(''),
    decidedBy: big('decided_by'),
    decidedAt: time('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('seller_applications_one')
      .on(table.userId)
      .where(sql`${table.state} >= 0`),
    index('seller_applications_state').on(table.state, table.id),
  ],
)

/** Codes that open the seller site once, within a minute. */
export const sellerPasses = pgTable('seller_passes', {
  /** SHA-256 of the code, hex. */
  codeHash: text('code_hash').primaryKey(),
  userId: big('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: time('expires_at').notNull(),
})

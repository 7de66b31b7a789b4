/** What operators work with: what sellers ask of them, and what they did [role.operator]. */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OpsAction, OpsSubject } from '../audit-words'
import { big, createdAt, id, time } from '../columns'

/** A seller asks to put a product on sale (200), or to take pieces of a variant into the stock (300). */
export const shopRequests = pgTable(
  'shop_requests',
  {
    id: id(),
    type: integer('type').$type<200 | 300>().notNull(),
    userId: big('user_id').notNull(),
    shopId: big('shop_id').notNull(),
    productId: big('product_id').notNull(),
    /** Of a stock intake alone, as is `qty`. */
    skuId: big('sku_id'),
    qty: integer('qty'),
    /** What the seller says about it. */
    note: text('note').notNull().default(''),
    /** -1 failed, 0 under review, 1 success. */
    state: integer('state').$type<-1 | 0 | 1>().notNull().default(0),
    /** What the operator says about it. */
    remark: text('remark').notNull().default(''),
    decidedAt: time('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('shop_requests_type').on(table.type, table.state, table.createdAt),
    index('shop_requests_user').on(table.userId, table.createdAt),
    uniqueIndex('shop_requests_one_per_product')
      .on(table.productId)
      .where(sql`${table.type} = 200 and ${table.state} = 0`),
    check('shop_requests_state', sql`${table.state} between -1 and 1`),
    check(
      'shop_requests_kind',
      sql`(${table.type} = 200 and ${table.skuId} is null and ${table.qty} is null)
        or (${table.type} = 300 and ${table.skuId} is not null and ${table.qty} > 0)`,
    ),
  ],
)

/** Who did what to what, when, and what was before and after. Rows are only ever added. */
export const audits = pgTable(
  'audits',
  {
    id: id(),
    operatorId: big('operator_id').notNull(),
    action: text('action').$type<OpsAction>().notNull(),
    subject: text('subject').$type<OpsSubject>().notNull(),
    subjectId: big('subject_id').notNull(),
    /** Whom it concerns; null where it is nobody's own. */
    userId: big('user_id'),
    remark: text('remark').notNull().default(''),
    before: jsonb('before').notNull(),
    after: jsonb('after').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('audits_subject').on(table.subject, table.subjectId),
    index('audits_operator').on(table.operatorId, table.at),
  ],
)

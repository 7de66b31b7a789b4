/** The operators' data: sellers' requests, and the audit [role.operator]. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { OUTCOMES, type Outcome } from '../../../../contract/base/outcomes'
import type { ShopRequestType } from '../../../../contract/entities/shop-request'
import type { OpsAction, OpsSubject } from '../audit-words'
import { big, createdAt, id, time } from '../columns'
import { skus } from './catalogue'

/** A seller's request to sell a product (200), or to add pieces of a variant to the stock (300): the types of the notices that answer it. */
export const shopRequests = pgTable(
  'shop_requests',
  {
    id: id(),
    type: integer('type').$type<ShopRequestType>().notNull(),
    userId: big('user_id').notNull(),
    shopId: big('shop_id').notNull(),
    productId: big('product_id').notNull(),
    /** Only for a stock intake, like `qty`. */
    skuId: big('sku_id').references(() => skus.id),
    qty: integer('qty'),
    /** The version of the product that was submitted; null: it was before requests named one. */
    version: integer('version'),
    /** The seller's remark. */
    note: text('note').notNull().default(''),
    state: integer('state').$type<Outcome>().notNull().default(OUTCOMES.pending),
    /** Withdrawn by the shop before an operator decided: it counts as failed. */
    withdrawn: boolean('withdrawn').notNull().default(false),
    /** The operator's remark. */
    remark: text('remark').notNull().default(''),
    decidedAt: time('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('shop_requests_type').on(table.type, table.state, table.createdAt),
    index('shop_requests_user').on(table.userId, table.createdAt),
    index('shop_requests_product').on(table.productId, table.id),
    index('shop_requests_sku')
      .on(table.skuId)
      .where(sql`${table.skuId} is not null`),
    uniqueIndex('shop_requests_one_per_product')
      .on(table.productId)
      .where(sql`${table.type} = 200 and ${table.state} = 0`),
    check('shop_requests_state', sql`${table.state} between -1 and 1`),
    check('shop_requests_withdrawn', sql`${table.state} = -1 or not ${table.withdrawn}`),
    check(
      'shop_requests_kind',
      sql`(${table.type} = 200 and ${table.skuId} is null and ${table.qty} is null)
        or (${table.type} = 300 and ${table.skuId} is not null and ${table.qty} > 0)`,
    ),
  ],
)

/** Who did what, to what, and when, with the values before and after. Append-only. */
export const audits = pgTable(
  'audits',
  {
    id: id(),
    operatorId: big('operator_id').notNull(),
    action: text('action').$type<OpsAction>().notNull(),
    subject: text('subject').$type<OpsSubject>().notNull(),
    subjectId: big('subject_id').notNull(),
    /** The user concerned; null if there is none. */
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

/** What shops earn [money.settlement]: the lines of their statements, in USD minor units. */
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AdjustmentState, SettlementKind } from '../../../../contract/base/settlement-constants'
import { big, id, minor, time } from '../columns'
import { refunds } from './aftersale'
import { ledgerTransfers } from './ledger'
import { orders } from './orders'

const sum = (name: string) =>
  minor(name)
    .notNull()
    .default(sql`0`)

/** One line for each movement of a store's money, beside its entry in the ledger. Lines are only added. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    id: id(),
    shopId: big('shop_id').notNull(),
    /** Whose store it was at the time; null: the marketplace's own shop, whose money is the platform's. */
    userId: big('user_id'),
    kind: text('kind').$type<SettlementKind>().notNull(),
    orderId: big('order_id').references(() => orders.id),
    refundId: big('refund_id').references(() => refunds.id),
    /** Of an order: what was added, or taken back if it is negative. */
    goods: sum('goods'),
    shipping: sum('shipping'),
    promotion: sum('promotion'),
    commission: sum('commission'),
    fee: sum('fee'),
    /** What the shop has more, or less. */
    net: minor('net').notNull(),
    transferId: big('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    at: time('at').notNull(),
  },
  (table) => [
    index('settlement_lines_shop').on(table.shopId, table.at),
    index('settlement_lines_order').on(table.orderId),
    index('settlement_lines_transfer').on(table.transferId),
    /** An order is settled once, and a refund takes back once. */
    uniqueIndex('settlement_lines_once')
      .on(table.orderId, table.kind)
      .where(sql`${table.kind} in ('settle', 'cash')`),
    uniqueIndex('settlement_lines_refund').on(table.refundId),
    check(
      'settlement_lines_order_kind',
      sql`(${table.kind} in ('settle', 'back', 'loss', 'cash')) = (${table.orderId} is not null)`,
    ),
    check('settlement_lines_refund_kind', sql`(${table.kind} = 'back') = (${table.refundId} is not null)`),
    check(
      'settlement_lines_net',
      sql`case when ${table.kind} in ('settle', 'back', 'loss')
        then ${table.net} = ${table.goods} + ${table.shipping} + ${table.promotion} - ${table.commission} - ${table.fee}
        else ${table.kind} in ('cash', 'payout', 'topup', 'adjust', 'forfeit') and ${table.net} <> 0 and ${table.goods} = 0
          and ${table.shipping} = 0 and ${table.promotion} = 0 and ${table.commission} = 0 and ${table.fee} = 0 end`,
    ),
    check(
      'settlement_lines_sign',
      sql`case ${table.kind} when 'topup' then ${table.net} > 0 when 'settle' then ${table.goods} >= 0
        when 'back' then ${table.goods} <= 0 when 'loss' then true when 'adjust' then true else ${table.net} < 0 end`,
    ),
  ],
)

/** Corrections of what a shop has earned, by operators: above a limit the second one decides. */
export const settlementAdjustments = pgTable(
  'settlement_adjustments',
  {
    id: id(),
    shopId: big('shop_id').notNull(),
    /** USD minor units; negative: the shop has less. */
    amount: minor('amount').notNull(),
    remark: text('remark').notNull(),
    state: text('state').$type<AdjustmentState>().notNull(),
    operatorId: big('operator_id').notNull(),
    secondOperatorId: big('second_operator_id'),
    transferId: big('transfer_id').references(() => ledgerTransfers.id),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    index('settlement_adjustments_shop').on(table.shopId, table.createdAt),
    check('settlement_adjustments_amount', sql`${table.amount} <> 0`),
    check(
      'settlement_adjustments_state',
      sql`${table.state} in ('review', 'done', 'refused') and (${table.state} = 'done') = (${table.transferId} is not null)
        and (${table.state} = 'review') = (${table.decidedAt} is null)`,
    ),
    check(
      'settlement_adjustments_second',
      sql`${table.secondOperatorId} <> ${table.operatorId} or ${table.state} = 'refused'`,
    ),
  ],
)

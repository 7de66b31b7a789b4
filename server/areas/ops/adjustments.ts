/** Corrections of what shops have earned, as operators see them [money.settlement-adjust]. */
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import type { Adjustment } from '@contract/calls/ops/settlement'
import { one } from '@contract/rules/lists'
import { countUpTo } from '../../kernel/db/bounded-count'
import { shops } from '../../kernel/db/schema/catalogue'
import { settlementAdjustments as adjustments } from '../../kernel/db/schema/settlement'
import type { Db } from '../../kernel/db/types'
import { readPage } from '../../kernel/http/paging'
import { usd } from '../../kernel/text/usd'
import type { AdjustmentRow } from '../settlement/adjust'
import { namesOf } from '../saving/version'

/** Rows with the names of their shops and operators; an account that was erased has an empty name. */
async function presentAdjustments(db: Db, rows: readonly AdjustmentRow[]): Promise<Adjustment[]> {
  if (rows.length === 0) return []
  const shopIds = rows.map(({ shopId }) => shopId)
  const known = await db.select({ id: shops.id, name: shops.name }).from(shops).where(inArray(shops.id, shopIds))
  const shopNames = new Map(known.map(({ id, name }) => [id, name]))
  const operators = await namesOf(
    db,
    rows.flatMap(({ operatorId, secondOperatorId }) => [operatorId, secondOperatorId]),
  )
  return rows.map((row) => ({
    adjustment_id: String(row.id),
    shop_id: String(row.shopId),
    shop_name: shopNames.get(row.shopId) ?? '',
    amount: usd(row.amount),
    remark: row.remark,
    state: row.state,
    operator_id: String(row.operatorId),
    operator_name: operators.get(row.operatorId) ?? '',
    second_operator_id: row.secondOperatorId === null ? null : String(row.secondOperatorId),
    second_operator_name: row.secondOperatorId === null ? null : (operators.get(row.secondOperatorId) ?? ''),
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  }))
}

/** One of them. */
export const presentAdjustment = async (db: Db, row: AdjustmentRow): Promise<Adjustment> =>
  one(await presentAdjustments(db, [row]))

/** A page of them, the newest first. */
export function listAdjustments(
  db: Db,
  fields: Fields<'opsSettlementAdjustments'>,
): Promise<Data<'opsSettlementAdjustments'>> {
  const { state, shop_id } = fields
  const where = and(
    state === undefined ? undefined : eq(adjustments.state, state),
    shop_id === undefined ? undefined : eq(adjustments.shopId, BigInt(shop_id)),
  )
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: adjustments.id }).from(adjustments).where(where)),
    rows: db.select().from(adjustments).where(where).orderBy(desc(adjustments.id)),
    present: (found) => presentAdjustments(db, found),
  })
}

import { sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { statement } from '../../kernel/db/statement'
import type { Db } from '../../kernel/db/types'
import type { LineItem } from './line-items'
import { LINE_ITEM_SOURCES, LINE_ITEM_COLUMNS, lineItemOf, type LineItemColumns } from './line-item-rows'

const read = statement<LineItemColumns>(
  'goods',
  () => sql`
    with wanted as (select unnest(${sql.placeholder('skuIds')}::text::bigint[]) as sku_id), ${LINE_ITEM_SOURCES}
    select ${LINE_ITEM_COLUMNS}`,
)

/** The goods of these SKUs, by SKU id. Unknown ids are left out; withdrawn ones are included. */
export async function loadLineItems(db: Db, skuIds: readonly bigint[], now: Date): Promise<Map<bigint, LineItem>> {
  if (skuIds.length === 0) return new Map()
  return lineItemOf(one(await read(db, { skuIds: `{${skuIds.join(',')}}`, now: now.toISOString() })))
}

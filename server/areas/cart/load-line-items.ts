import { sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { statement } from '../../kernel/db/statement'
import type { Db } from '../../kernel/db/types'
import type { Goods } from './line-items'
import { GOODS, GOODS_COLUMNS, goodsOf, type GoodsColumns } from './line-item-rows'

const read = statement<GoodsColumns>(
  'goods',
  () => sql`
    with wanted as (select unnest(${sql.placeholder('skuIds')}::text::bigint[]) as sku_id), ${GOODS}
    select ${GOODS_COLUMNS}`,
)

/** The goods of these SKUs, by SKU id. Unknown ids are left out; withdrawn ones are included. */
export async function loadGoods(db: Db, skuIds: readonly bigint[], now: Date): Promise<Map<bigint, Goods>> {
  if (skuIds.length === 0) return new Map()
  return goodsOf(one(await read(db, { skuIds: `{${skuIds.join(',')}}`, now: now.toISOString() })))
}

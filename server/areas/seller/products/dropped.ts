/** What stays of variants that are deleted: what they were, and where their pieces went [rule.seller-history]. */
import { sql } from 'drizzle-orm'
import { batch, partOf } from '../../../kernel/db/batch'
import { droppedSkus } from '../../../kernel/db/schema/stock'
import { AUDITED, auditRows } from '../../audit/audit'
import { MOVED } from '../../stock/movements'
import { movedParts } from '../../stock/set'
import { entriesOf, type ShopActor } from '../record'
import type { SkuRow } from './product-details'

const kept = batch(droppedSkus, ['id', 'sku', 'productId', 'shopId', 'options', 'droppedAt'])

/** Table expressions that write the parts of `droppedParts`, for a statement that begins with DOCUMENT. */
export const DROPPED = sql`dropped as (${kept.insert(partOf('dropped'))}),
  ${MOVED}, ${AUDITED}`

/** What is written of these locked variants: their pieces leave the stock, so that its log sums to zero. */
export function droppedParts(actor: ShopActor, skus: readonly SkuRow[]): object {
  const { userId, at } = actor
  const reason = 'dropped' as const
  const stocked = skus.filter(({ stock }) => stock > 0)
  const changes = stocked.map(({ id, stock }) => ({
    ...({ action: 'stock', subject: 'skus', id } as const),
    ...{ before: { stock }, after: { stock: 0, reason } },
  }))
  return {
    dropped: kept.rows(skus.map((sku) => ({ ...sku, droppedAt: at }))),
    ...movedParts(
      stocked.map(({ id: skuId, stock }) => ({ skuId, delta: -stock })),
      { userId, reason, note: '', at },
    ),
    audits: auditRows(entriesOf(actor, changes)),
  }
}

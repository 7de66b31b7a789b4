/** Sellers' requests about their products, as they and operators see them. */
import { eq, getTableColumns } from 'drizzle-orm'
import type { ShopRequest } from '@contract/entities/shop-request'
import { products, skus } from '../../kernel/db/schema/catalogue'
import { shopRequests } from '../../kernel/db/schema/ops'
import type { Db } from '../../kernel/db/types'
import type { Texts } from '../../kernel/text/texts'

export type RequestRow = typeof shopRequests.$inferSelect & {
  readonly names: Texts
  /** The version of the product as it is now. */
  readonly current: number
  readonly sku: string | null
}

/** A query for requests with their subjects; the caller adds where, order and limit. */
export const selectRequests = (db: Db) =>
  db
    .select({ ...getTableColumns(shopRequests), names: products.names, current: products.version, sku: skus.sku })
    .from(shopRequests)
    .innerJoin(products, eq(products.id, shopRequests.productId))
    .leftJoin(skus, eq(skus.id, shopRequests.skuId))

export function presentRequest(row: RequestRow): ShopRequest {
  return {
    id: String(row.id),
    type: row.type,
    product_id: String(row.productId),
    name_en: row.names.en,
    sku: row.sku,
    qty: row.qty,
    note: row.note,
    state: row.state,
    remark: row.remark,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  }
}

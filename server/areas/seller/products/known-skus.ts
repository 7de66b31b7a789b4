/** The variants that a product has or had: history and stock's log are read by them. */
import { and, eq, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { Code } from '@contract/base/codes'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import { droppedSkus } from '../../../kernel/db/schema/stock'
import type { Db } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import type { SellerShop } from '../shop'

interface KnownSku {
  readonly id: bigint
  readonly sku: string
  readonly options: Readonly<Record<string, string>>
}

type Table = typeof skus | typeof droppedSkus

const known = (db: Db, shop: SellerShop, which: (table: Table) => SQL): Promise<KnownSku[]> => {
  const of = (table: Table) =>
    db
      .select({ id: table.id, sku: table.sku, options: table.options })
      .from(table as typeof skus)
      .where(and(eq(table.shopId, shop.id), which(table)))
  return unionAll(of(skus), of(droppedSkus))
}

/** A variant of the shop, also one that was dropped. Throws 2000019 for any other. */
export async function knownSku(db: Db, shop: SellerShop, id: bigint): Promise<KnownSku> {
  const [found] = await known(db, shop, (table) => eq(table.id, id))
  if (!found) throw new Refusal(Code.notFound)
  return found
}

/** All that a product of the shop has or had, also after it was removed. Throws 2000019 for any other product. */
export async function knownSkusOf(db: Db, shop: SellerShop, productId: bigint): Promise<KnownSku[]> {
  const found = await known(db, shop, (table) => eq(table.productId, productId))
  if (found.length > 0) return found
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.shopId, shop.id)))
  if (!product) throw new Refusal(Code.notFound)
  return []
}

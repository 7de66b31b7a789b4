/** The rows of products as their shops write them. */
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import type { By } from '../../saving/by'

/** The name of the person who last changed a product. */
export const AUTHOR = sql<string | null>`(select u.firstname from users u where u.id = ${products}.updated_by)`

const written = { ...getTableColumns(products), author: AUTHOR }

type Product = typeof products.$inferSelect & { readonly author: string | null }
type NewProduct = Omit<typeof products.$inferInsert, 'id'>

export const addProduct = async (tx: Tx, product: NewProduct): Promise<Product> =>
  one(await tx.insert(products).values(product).returning(written))

/** Changes a locked product. */
export const saveProduct = async (tx: Tx, id: bigint, changes: Partial<NewProduct>): Promise<Product> =>
  one(await tx.update(products).set(changes).where(eq(products.id, id)).returning(written))

/** Deletes a locked product, with its variants. */
export async function deleteProduct(tx: Tx, id: bigint): Promise<void> {
  await tx.delete(products).where(eq(products.id, id))
}

/**
 * Writes the prices of products in lists, those of their cheapest variants, and increases their versions, because their
 * editor shows prices.
 */
export async function refreshPrices(tx: Tx, productIds: readonly bigint[], { userId, at }: By): Promise<void> {
  const ids = [...new Set(productIds.map(String))]
  await tx.execute(sql`
    with locked as materialized (
      select p.id from ${products} p where p.id = any(${sql.param(ids)}::bigint[]) order by p.id for no key update),
    cheapest as (
      select distinct on (s.product_id) s.product_id, s.price_minor, s.special_price_minor
      from ${skus} s join locked on locked.id = s.product_id
      order by s.product_id, s.discontinued, coalesce(s.special_price_minor, s.price_minor), s.id)
    update ${products} p set price_minor = cheapest.price_minor, special_price_minor = cheapest.special_price_minor,
      version = p.version + 1, updated_at = ${at.toISOString()}::timestamptz, updated_by = ${userId}
    from cheapest where p.id = cheapest.product_id`)
}

/** The columns of a product that repeat its own rows, computed anew from these: what writes them has to agree. */
import { asc, eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { listedAs } from '../areas/catalogue/refresh'
import { rows } from '../kernel/db/rows'
import { brands, productImages, products, skus } from '../kernel/db/schema/catalogue'
import type { Db } from '../kernel/db/types'
import type { Texts } from '../kernel/text/texts'

async function categoryNames(db: Db, id: bigint): Promise<Texts[]> {
  const found = await rows<{ names: Texts }>(
    db,
    sql`
      with recursive above as (
        select id, parent_id, names from categories where id = ${id}
        union all select c.id, c.parent_id, c.names from categories c join above on c.id = above.parent_id)
      select names from above`,
  )
  return found.map(({ names }) => names)
}

export async function refreshProduct(db: Db, id: bigint): Promise<void> {
  const { product, brand } = one(
    await db
      .select({ product: products, brand: brands.name })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(eq(products.id, id)),
  )
  const variants = await db.select().from(skus).where(eq(skus.productId, id)).orderBy(asc(skus.id))
  const pictures = await db
    .select({ path: productImages.path })
    .from(productImages)
    .where(eq(productImages.productId, id))
    .orderBy(asc(productImages.position))
  const images = pictures.map(({ path }) => path)
  const categories = await categoryNames(db, product.categoryId)
  const changed = listedAs({ names: product.names, brand, categories, images, variants })
  await db.update(products).set(changed).where(eq(products.id, id))
}

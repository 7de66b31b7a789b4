/** The columns of a product that repeat its variants, pictures, brand and category, so that lists need no joins. */
import { asc, eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { brands, productImages, products, skus } from '../../kernel/db/schema/catalogue'
import { rows } from '../../kernel/db/rows'
import type { Tx } from '../../kernel/db/types'
import type { Texts } from '../../kernel/text/texts'
import { indexChanged } from '../search/index/queue'
import { searchText } from './lists/search-text'
import type { Priced } from './price'

const effective = ({ priceMinor, specialPriceMinor }: Priced) => specialPriceMinor ?? priceMinor

/** The variant with the lowest effective price; the first of several. */
export function cheapest<V extends Priced>(variants: readonly V[]): V {
  return variants.reduce((least, each) => (effective(each) < effective(least) ? each : least))
}

/** The names of a category and of those above it. */
async function categoryNames(tx: Tx, id: bigint): Promise<Texts[]> {
  const found = await rows<{ names: Texts }>(
    tx,
    sql`
      with recursive above as (
        select id, parent_id, names from categories where id = ${id}
        union all select c.id, c.parent_id, c.names from categories c join above on c.id = above.parent_id)
      select names from above`,
  )
  return found.map(({ names }) => names)
}

/**
 * Recomputes a product's prices, picture and search text, in the transaction that changed its variants, pictures, names,
 * brand or category. The product has at least one variant; withdrawn ones count only if there are no others.
 */
export async function refreshProduct(tx: Tx, id: bigint): Promise<void> {
  const { product, brand } = one(
    await tx
      .select({ product: products, brand: brands.name })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(eq(products.id, id)),
  )
  const all = await tx.select().from(skus).where(eq(skus.productId, id)).orderBy(asc(skus.id))
  const offered = all.filter(({ withdrawn }) => !withdrawn)
  const { priceMinor, specialPriceMinor } = cheapest(offered.length > 0 ? offered : all)
  const [picture] = await tx
    .select({ path: productImages.path })
    .from(productImages)
    .where(eq(productImages.productId, id))
    .orderBy(asc(productImages.position))
    .limit(1)
  const text = searchText({ names: product.names, brand, categories: await categoryNames(tx, product.categoryId) })
  const changed = { priceMinor, specialPriceMinor, image: picture?.path ?? '', searchText: text }
  await tx.update(products).set(changed).where(eq(products.id, id))
  await indexChanged(tx, [id])
}

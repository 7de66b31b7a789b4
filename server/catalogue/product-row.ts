/** Everything that one product's own page needs of its row, its brand and its shop, in one statement. */
import { asc, eq, sql } from 'drizzle-orm'
import { brands, productImages, productOptions, products, shops, skus } from '../db/schema/catalogue'
import type { Db } from '../db/types'
import { selectCards } from './cards'
import { prepared } from './prepared'
import { shopColumns } from './shops'

const ID = sql.placeholder('id')

const statements = (db: Db) =>
  prepared(db, 'product-detail', (name) => {
    const named = (part: string) => (name ? `${name}:${part}` : '')
    return {
      card: selectCards(db, sql.placeholder('now')).statement.where(eq(products.id, ID)).prepare(named('card')),
      texts: db
        .select({
          withdrawn: products.withdrawn,
          descriptions: products.descriptions,
          shortDescriptions: products.shortDescriptions,
          taxRateBps: products.taxRateBps,
          brandName: brands.name,
          shop: shopColumns,
        })
        .from(products)
        .innerJoin(brands, eq(brands.id, products.brandId))
        .innerJoin(shops, eq(shops.id, products.shopId))
        .where(eq(products.id, ID))
        .prepare(named('texts')),
      skus: db.select().from(skus).where(eq(skus.productId, ID)).orderBy(asc(skus.id)).prepare(named('skus')),
      options: db
        .select()
        .from(productOptions)
        .where(eq(productOptions.productId, ID))
        .orderBy(asc(productOptions.position), asc(productOptions.option))
        .prepare(named('options')),
      images: db
        .select({ path: productImages.path })
        .from(productImages)
        .where(eq(productImages.productId, ID))
        .orderBy(asc(productImages.position))
        .prepare(named('images')),
    }
  })

/** A product with its variants, axes and pictures, withdrawn or not; null when there is none. */
export async function findProduct(db: Db, id: string, now: Date) {
  const statement = statements(db)
  const [[card], [texts], allSkus, options, images] = await Promise.all([
    statement.card.execute({ id, now: now.toISOString() }),
    statement.texts.execute({ id }),
    statement.skus.execute({ id }),
    statement.options.execute({ id }),
    statement.images.execute({ id }),
  ])
  if (!card || !texts) return null
  return { card, ...texts, skus: allSkus.filter((sku) => !sku.withdrawn), options, images: images.map((i) => i.path) }
}

export type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>

/** Everything that a product page needs of the row, the brand, the shop and the variants. */
import { asc, eq, sql } from 'drizzle-orm'
import {
  brands,
  productImages,
  productOptions,
  products,
  shops,
  skus,
  type OptionValue,
} from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import type { Texts } from '../../../kernel/text/texts'
import { cardColumns } from './cards'
import { activeFlash } from '../deals/flash'
import { prepared } from '../prepared'
import { shopColumns } from '../shops'

/** An axis of the variants, from JSON. */
interface OptionRow {
  readonly option: string
  readonly names: Texts
  readonly values: readonly OptionValue[]
}

const ID = sql.placeholder('id')

const images = sql<string[]>`coalesce((
  select json_agg(${productImages.path} order by ${productImages.position})
  from ${productImages} where ${productImages.productId} = ${products.id}), '[]')`

const options = sql<OptionRow[]>`coalesce((
  select json_agg(
    json_build_object('option', ${productOptions.option}, 'names', ${productOptions.names}, 'values', ${productOptions.values})
    order by ${productOptions.position}, ${productOptions.option})
  from ${productOptions} where ${productOptions.productId} = ${products.id}), '[]')`

const productStatement = (db: Db) =>
  prepared(db, 'product', (name) => {
    const flash = activeFlash(db, sql.placeholder('now'))
    return db
      .select({
        ...cardColumns(db, flash),
        withdrawn: products.withdrawn,
        descriptions: products.descriptions,
        shortDescriptions: products.shortDescriptions,
        taxRateBps: products.taxRateBps,
        brandName: brands.name,
        shop: shopColumns,
        images,
        options,
      })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .leftJoin(flash, eq(flash.productId, products.id))
      .where(eq(products.id, ID))
      .prepare(name)
  })

const skuStatement = (db: Db) =>
  prepared(db, 'product-skus', (name) =>
    db.select().from(skus).where(eq(skus.productId, ID)).orderBy(asc(skus.id)).prepare(name),
  )

/** A product with its variants, axes and pictures, withdrawn or not; null if there is none. */
export async function findProduct(db: Db, id: string, now: Date) {
  const [[product], allSkus] = await Promise.all([
    productStatement(db).execute({ id, now: now.toISOString() }),
    skuStatement(db).execute({ id }),
  ])
  return product ? { ...product, skus: allSkus.filter((sku) => !sku.withdrawn) } : null
}

export type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>

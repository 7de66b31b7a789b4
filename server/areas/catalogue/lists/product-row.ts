/** Everything that a product page needs of the row, the brand, the shop with its shipping, and the variants. */
import { asc, eq, sql } from 'drizzle-orm'
import {
  brands,
  productImages,
  productOptions,
  products,
  shops,
  shopShippingMethods,
  skus,
  type OptionValue,
} from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import type { Texts } from '../../../kernel/text/texts'
import { cardColumns } from './cards'
import { activeFlash } from '../deals/flash'
import { prepared } from '../../../kernel/db/prepared'
import { shopColumns } from '../shops'

/** A shipping method of the shop, from JSON, which has no 64-bit numbers: `cost` is USD minor units. */
interface MethodRow {
  readonly method: string
  readonly cost: string
  readonly etaFromDays: number
  readonly etaToDays: number
}

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

const methods = sql<readonly MethodRow[]>`coalesce((
  select json_agg(
    json_build_object('method', ${shopShippingMethods.method}, 'cost', ${shopShippingMethods.costMinor}::text,
      'etaFromDays', ${shopShippingMethods.etaFromDays}, 'etaToDays', ${shopShippingMethods.etaToDays})
    order by ${shopShippingMethods.position}, ${shopShippingMethods.method})
  from ${shopShippingMethods} where ${shopShippingMethods.shopId} = ${shops.id}), '[]')`

const productStatement = (db: Db) =>
  prepared(db, 'product', (name) => {
    const flash = activeFlash(db, sql.placeholder('now'))
    return db
      .select({
        ...cardColumns(db, flash),
        hidden: products.hidden,
        descriptions: products.descriptions,
        shortDescriptions: products.shortDescriptions,
        taxRateBps: products.taxRateBps,
        brandName: brands.name,
        shop: shopColumns,
        images,
        options,
        methods,
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

/**
 * A product with its variants, axes and pictures, and the shipping methods of its shop, withdrawn or not; null if there is
 * none.
 */
export async function findProduct(db: Db, id: string, now: Date) {
  const [[product], allSkus] = await Promise.all([
    productStatement(db).execute({ id, now: now.toISOString() }),
    skuStatement(db).execute({ id }),
  ])
  if (!product) return null
  return {
    ...product,
    skus: allSkus.filter((sku) => !sku.discontinued),
    methods: product.methods.map(({ cost, ...method }) => ({ ...method, costMinor: BigInt(cost) })),
  }
}

export type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>

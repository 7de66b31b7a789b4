/** A small catalogue for tests: one shop, one brand, clothes > shirts and shoes, and products on demand. */
import { at, one } from '@contract/rules/lists'
import { brands, categories, products, shopShippingMethods, shops, skus } from '../kernel/db/schema/catalogue'
import type { Db } from '../kernel/db/types'
import { searchEngine } from '../areas/search/engine'
import { searchText } from '../areas/catalogue/lists/search-text'

const picture = { image: '/p/x.webp', ground: 'sand' }

export interface Base {
  readonly shopId: bigint
  readonly brandId: bigint
  readonly clothes: bigint
  readonly shirts: bigint
  readonly shoes: bigint
}

export async function seedBase(db: Db): Promise<Base> {
  const shop = one(
    await db
      .insert(shops)
      .values({ name: 'Corner shop', ...picture, rate: 470, freeShippingFromMinor: 5_000n })
      .returning(),
  )
  await db.insert(shopShippingMethods).values([
    {
      shopId: shop.id,
      method: 'express',
      names: { en: 'Express' },
      costMinor: 1_500n,
      etaFromDays: 1,
      etaToDays: 2,
      position: 1,
    },
    { shopId: shop.id, method: 'standard', names: { en: 'Standard' }, costMinor: 499n, etaFromDays: 3, etaToDays: 5 },
  ])
  const brand = one(
    await db
      .insert(brands)
      .values({ name: 'Acorn', ...picture })
      .returning(),
  )
  const above = await db
    .insert(categories)
    .values([
      { names: { en: 'Clothes', es: 'Ropa' }, ...picture, position: 1 },
      { names: { en: 'Shoes', es: 'Zapatos' }, ...picture, position: 2 },
    ])
    .returning()
  const shirts = one(
    await db
      .insert(categories)
      .values({ names: { en: 'Shirts', es: 'Camisas' }, parentId: one(above).id, ...picture })
      .returning(),
  )
  return { shopId: shop.id, brandId: brand.id, clothes: one(above).id, shirts: shirts.id, shoes: at(above, 1).id }
}

type Product = Partial<typeof products.$inferInsert> & {
  /** Pieces of its single SKU; 10 by default. */
  readonly stock?: number
}

/** Adds products with one SKU each, in shirts by default; returns their ids in the same order. */
export async function seedProducts(db: Db, base: Base, wanted: readonly Product[]): Promise<bigint[]> {
  const rows = wanted.map(({ stock: _stock, ...product }, index) => {
    const names = product.names ?? { en: `Shirt ${index}` }
    return {
      shopId: base.shopId,
      brandId: base.brandId,
      categoryId: base.shirts,
      descriptions: { en: 'Made of cotton.', es: 'De algodón.' },
      shortDescriptions: { en: 'Cotton' },
      ...picture,
      priceMinor: 1_000n,
      searchText: searchText({ names, brand: 'Acorn', categories: [] }),
      ...product,
      names,
    }
  })
  const added = await db.insert(products).values(rows).returning()
  const pieces = added.map((product, index) => ({
    sku: `SKU-${product.id}`,
    productId: product.id,
    shopId: product.shopId,
    priceMinor: product.priceMinor,
    specialPriceMinor: product.specialPriceMinor,
    stock: at(wanted, index).stock ?? 10,
  }))
  await db.insert(skus).values(pieces)
  const ids = added.map(({ id }) => id)
  await db.transaction((tx) => searchEngine.put(tx, ids))
  return ids
}

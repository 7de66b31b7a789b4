import { searchEngine } from '../../../areas/search/engine'
import { searchText } from '../../../areas/catalogue/lists/search-text'
import { productImages, productOptions, products, skus } from '../../../kernel/db/schema/catalogue'
import { reviews } from '../../../kernel/db/schema/reviews'
import type { Tx } from '../../../kernel/db/types'
import type { PlannedProduct } from '../plan/products'
import { CATEGORIES } from '../vocabulary/categories/all'
import { inChunks, must } from './chunks'
import type { Frame } from './frame'

const HOUR_MS = 3_600_000

export interface Inserted {
  readonly id: bigint
  readonly planned: PlannedProduct
}

function row(planned: PlannedProduct, frame: Frame, now: Date): typeof products.$inferInsert {
  const { top, sub, names, special } = planned
  const category = CATEGORIES.find(({ key }) => key === top)
  const inside = category?.subs.find(({ key }) => key === sub)
  const madeAt = new Date(now.getTime() - planned.ageHours * HOUR_MS)
  const above = [category?.names, inside?.names].filter((text) => text !== undefined)
  return {
    shopId: must(frame.shops, planned.shop),
    brandId: must(frame.brands, planned.brand),
    categoryId: must(frame.categories, `${top}/${sub}`),
    names,
    descriptions: planned.descriptions,
    shortDescriptions: planned.shortDescriptions,
    image: planned.image,
    ground: planned.ground,
    priceMinor: BigInt(planned.cents),
    specialPriceMinor: special === null ? null : BigInt(special),
    taxRateBps: planned.taxRateBps,
    rateSum: planned.reviews.reduce((sum, { star }) => sum + star, 0),
    reviewCount: planned.reviews.length,
    sold: planned.sold,
    searchText: searchText({ names, brand: planned.brand, categories: above }),
    listedAt: madeAt,
    updatedAt: madeAt,
    createdAt: madeAt,
  }
}

async function insertVariants(tx: Tx, made: readonly Inserted[], frame: Frame): Promise<void> {
  const images = made.flatMap(({ id, planned }) =>
    planned.gallery.map((path, position) => ({ productId: id, position, path })),
  )
  await inChunks(images, (part) => tx.insert(productImages).values(part).returning({ at: productImages.position }))
  const options = made.flatMap(({ id, planned }) =>
    planned.options.map(({ option, names, values }, position) => ({
      productId: id,
      option,
      names,
      values: values.map(({ value, names: named, image }) => ({ value, names: named, ...(image ? { image } : {}) })),
      position,
    })),
  )
  await inChunks(options, (part) => tx.insert(productOptions).values(part).returning({ at: productOptions.position }))
  const pieces = made.flatMap(({ id, planned }) =>
    planned.skus.map(({ sku, options: chosen, cents, special, stock, image }) => ({
      sku,
      productId: id,
      shopId: must(frame.shops, planned.shop),
      options: chosen,
      priceMinor: BigInt(cents),
      specialPriceMinor: special === null ? null : BigInt(special),
      stock,
      image,
    })),
  )
  await inChunks(pieces, (part) => tx.insert(skus).values(part).returning({ id: skus.id }))
}

async function insertReviews(tx: Tx, made: readonly Inserted[], now: Date): Promise<number> {
  const rows = made.flatMap(({ id, planned }) =>
    planned.reviews.map(({ ageHours, images, ...review }) => ({
      ...review,
      images: [...images],
      productId: id,
      createdAt: new Date(now.getTime() - ageHours * HOUR_MS),
    })),
  )
  await inChunks(rows, (part) => tx.insert(reviews).values(part).returning({ id: reviews.id }))
  return rows.length
}

/** So that the first search finds them. */
async function indexed(tx: Tx, part: Inserted[]): Promise<Inserted[]> {
  await searchEngine.put(
    tx,
    part.map(({ id }) => id),
  )
  return part
}

/** Products with pictures, variants and reviews; ids in the order of the plan. */
export async function insertProducts(
  tx: Tx,
  plan: readonly PlannedProduct[],
  frame: Frame,
  now: Date,
  log: (line: string) => void,
): Promise<Inserted[]> {
  const rows = plan.map((planned) => row(planned, frame, now))
  const ids = await inChunks(rows, (part) => tx.insert(products).values(part).returning({ id: products.id }), 100)
  const made = plan.flatMap((planned, index) => {
    const written = ids[index]
    return written ? [{ id: written.id, planned }] : []
  })
  log(`${made.length} products`)
  await insertVariants(tx, made, frame)
  await inChunks(made, (part) => indexed(tx, part), 100)
  const count = await insertReviews(tx, made, now)
  log(`${count} reviews`)
  return made
}

/**
 * Sales of the demo's products in the last 30 days besides the demo orders, like the history of a shop that moved
 * here.
 */
import { DAY_MS } from '@contract/base/constants'
import { recountBestSellers } from '../../areas/catalogue/deals/best-sellers'
import { products } from '../../kernel/db/schema/catalogue'
import { earlierSales } from '../../kernel/db/schema/sales'
import type { Tx } from '../../kernel/db/types'
import { inChunks } from './insert/chunks'
import type { Inserted } from './insert/products'

/** The ages of the days over which they are spread, so that they expire one after another. */
const AGES = [1, 6, 11, 16, 21, 26]

/** Adds the missing sales to reach the plan's figures, and counts them. */
export async function insertEarlierSales(tx: Tx, made: readonly Inserted[], now: Date): Promise<void> {
  await recountBestSellers(tx, now)
  const counted = await tx.select({ id: products.id, pieces: products.sold30d }).from(products)
  const told = new Map(counted.map(({ id, pieces }) => [id, pieces]))
  const sales = made.flatMap(({ id, planned }) => {
    const lacking = Math.max(planned.sold30d - (told.get(id) ?? 0), 0)
    return AGES.map((age, index) => ({
      productId: id,
      day: new Date(now.getTime() - age * DAY_MS).toISOString().slice(0, 10),
      pieces: Math.floor((lacking + index) / AGES.length),
    })).filter(({ pieces }) => pieces > 0)
  })
  await inChunks(sales, (part) => tx.insert(earlierSales).values(part).returning({ day: earlierSales.day }))
  await recountBestSellers(tx, now)
}

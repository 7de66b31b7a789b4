/** What the demo's products sold in the last 30 days besides the demo orders, like the history of a shop that moved here. */
import { recountBestSellers } from '../../areas/catalogue/deals/best-sellers'
import { earlierSales, products } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import { inChunks } from './insert/chunks'
import type { Inserted } from './insert/products'

const DAY_MS = 86_400_000
/** The ages of the days that they are spread over, so that they end one after another. */
const AGES = [1, 6, 11, 16, 21, 26]

/** Adds what lacks to the pieces of the plan, and has them counted. */
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

import { and, eq } from 'drizzle-orm'
import { skus } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import type { Inserted } from './insert/products'

/** Enough for the demo orders and for people who try the shop afterwards. */
const ENOUGH = 10

/** The id of a variant of this art with enough stock, of the plain edition if possible. */
export async function pickSku(tx: Tx, made: readonly Inserted[], art: string): Promise<bigint> {
  const inStock = made
    .filter(({ planned }) => planned.art === art)
    .flatMap(({ id, planned }) => planned.skus.map(({ sku, stock }) => ({ productId: id, sku, stock })))
    .find(({ stock }) => stock >= ENOUGH)
  if (!inStock) throw new Error(`Nothing of ${art} is in stock.`)
  const meant = and(eq(skus.productId, inStock.productId), eq(skus.sku, inStock.sku))
  const [found] = await tx.select({ id: skus.id }).from(skus).where(meant)
  if (!found) throw new Error(`${inStock.sku} was not written.`)
  return found.id
}

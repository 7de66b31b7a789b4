/** Buys the content of an order again [screen.buy-again]. */
import { and, asc, eq } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { CART_LINES_MAX, CART_LINE_MAX } from '@contract/base/constants'
import type { Language } from '@contract/base/languages'
import { orderLines, orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { textsFor } from '../../kernel/text/texts'
import { putBasket } from './basket'
import type { LineItem } from './line-items'
import { loadLineItems } from './load-line-items'
import { addLines, lockCart, readLines, setQuantity } from './lines'
import type { WantedLine } from './price-cart'

interface Again {
  readonly userId: bigint
  readonly orderId: bigint
  /** Not into the cart, but into a basket of its own. */
  readonly beside: boolean
  readonly lang: Language
  readonly now: Date
}

/** How many of `wanted` more pieces fit in the cart besides the `held` ones. */
function room(goods: LineItem | undefined, wanted: number, held: number): number {
  if (!goods || goods.withdrawn) return 0
  return Math.max(0, Math.min(wanted, goods.stock - held, CART_LINE_MAX - held))
}

async function readOrder(tx: Tx, userId: bigint, orderId: bigint) {
  const lines = await tx
    .select({
      skuId: orderLines.skuId,
      productId: orderLines.productId,
      sku: orderLines.sku,
      name: orderLines.name,
      qty: orderLines.qty,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .orderBy(asc(orderLines.id))
  if (lines.length === 0) throw new Refusal(Code.orderUnknown)
  return lines
}

interface Fitting {
  readonly skuId: bigint
  /** How many pieces fit. */
  readonly added: number
  /** The line of the SKU that is there. */
  readonly line: WantedLine | undefined
}

/** What fits of each line of the order, whose SKUs differ. */
function fitting(
  bought: readonly { readonly skuId: bigint; readonly qty: number }[],
  goods: ReadonlyMap<bigint, LineItem>,
  cart: readonly WantedLine[],
): Fitting[] {
  let lines = cart.length
  return bought.map(({ skuId, qty }) => {
    const line = cart.find((each) => each.skuId === skuId)
    const added = !line && lines >= CART_LINES_MAX ? 0 : room(goods.get(skuId), qty, line?.qty ?? 0)
    if (!line && added > 0) lines += 1
    return { skuId, added, line }
  })
}

/** Adds the pieces to the lines of their SKUs, and as new lines, selected. Returns how many of each SKU were added. */
async function addPieces(tx: Tx, { userId, now }: Again, all: readonly Fitting[]): Promise<Map<bigint, number>> {
  const fits = all.filter(({ added }) => added > 0)
  const fresh = fits.filter(({ line }) => !line).map(({ skuId, added: qty }) => ({ skuId, qty }))
  const there = await addLines(tx, { userId, createdAt: now }, fresh)
  for (const { line, added } of fits) {
    if (line) await setQuantity(tx, line.itemId, line.qty + added, { selected: true })
  }
  return new Map(fits.filter(({ skuId, line }) => line ?? there.has(skuId)).map(({ skuId, added }) => [skuId, added]))
}

/** Puts the pieces into a basket of their own [rule.buy-now]: how many of each SKU are in it, and which it is. */
async function putPieces(tx: Tx, { userId, now }: Again, all: readonly Fitting[]) {
  const lines = all.filter(({ added }) => added > 0).map(({ skuId, added: qty }) => ({ skuId, qty }))
  if (lines.length === 0) return { pieces: new Map<bigint, number>() }
  const { id: basket_id, skuIds } = await putBasket(tx, { userId, createdAt: now, lines })
  const there = lines.filter(({ skuId }) => skuIds.includes(skuId))
  return { basket_id, pieces: new Map(there.map(({ skuId, qty }) => [skuId, qty])) }
}

const sumOf = (quantities: Iterable<number>) => [...quantities].reduce((sum, qty) => sum + qty, 0)

/**
 * Adds the content of the order, in any state, as far as the stock allows: to the cart, or `beside` it as a basket.
 * Returns the number of pieces in the whole cart, and the lines of which fewer could be added. Throws 1500018 for an
 * order that is not this buyer's.
 */
export async function reorder(tx: Tx, again: Again): Promise<Data<'reorder'>> {
  const { userId, orderId, beside, lang, now } = again
  const bought = await readOrder(tx, userId, orderId)
  await lockCart(tx, userId)
  const cart = await readLines(tx, userId)
  const before = sumOf(cart.map(({ qty }) => qty))
  const goods = await loadLineItems(
    tx,
    bought.map(({ skuId }) => skuId),
    now,
  )
  const fits = fitting(bought, goods, beside ? [] : cart)
  const { pieces, ...basket } = beside ? await putPieces(tx, again, fits) : { pieces: await addPieces(tx, again, fits) }
  const short = bought.flatMap(({ skuId, productId, sku, name, qty }) => {
    const added = pieces.get(skuId) ?? 0
    if (added >= qty) return []
    return [{ product_id: String(productId), sku, ...textsFor('name', name, lang), qty, added }]
  })
  return { items_count: before + (beside ? 0 : sumOf(pieces.values())), short, ...basket }
}

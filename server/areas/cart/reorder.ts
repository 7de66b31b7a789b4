/** Adds the content of an order to the cart again [screen.buy-again]. */
import { and, asc, eq } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { Code } from '@contract/codes'
import { CART_LINES_MAX, CART_LINE_MAX } from '@contract/constants'
import type { Language } from '@contract/languages'
import { orderLines, orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { textsFor } from '../../kernel/text/texts'
import type { Goods } from './goods'
import { loadGoods } from './load-goods'
import { addLine, lockCart, readLines, setQuantity } from './lines'
import type { WantedLine } from './price-cart'

interface Again {
  readonly userId: bigint
  readonly orderId: bigint
  readonly lang: Language
  readonly now: Date
}

/** How many of `wanted` more pieces fit in the cart besides the `held` ones. */
function room(goods: Goods | undefined, wanted: number, held: number): number {
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

/** Adds the pieces to the line of the SKU, or as a new line, selected. Returns how many fitted. */
async function addPieces(
  tx: Tx,
  { userId, now }: Again,
  goods: Goods | undefined,
  qty: number,
  cart: WantedLine[],
): Promise<number> {
  const line = cart.find(({ skuId }) => skuId === goods?.skuId)
  const added = room(goods, qty, line?.qty ?? 0)
  if (!goods || added === 0 || (!line && cart.length >= CART_LINES_MAX)) return 0
  if (line) await setQuantity(tx, line.itemId, line.qty + added, { selected: true })
  else {
    await addLine(tx, { userId, skuId: goods.skuId, qty: added, createdAt: now }, cart.length)
    cart.push({ itemId: 0n, skuId: goods.skuId, qty: added, selected: true })
  }
  return added
}

/**
 * Adds the content of the order, in any state, as far as the stock allows. Returns the number of pieces in the whole
 * cart, and the lines of which fewer could be added. Throws 1500018 for an order that is not this buyer's.
 */
export async function reorder(tx: Tx, again: Again): Promise<Data<'reorder'>> {
  const { userId, orderId, lang, now } = again
  const bought = await readOrder(tx, userId, orderId)
  await lockCart(tx, userId)
  const cart = await readLines(tx, userId)
  const before = cart.reduce((sum, { qty }) => sum + qty, 0)
  const skuIds = bought.map(({ skuId }) => skuId)
  const goods = await loadGoods(tx, skuIds, now)
  const short: Data<'reorder'>['short'] = []
  let all = 0
  for (const { skuId, productId, sku, name, qty } of bought) {
    const added = await addPieces(tx, again, goods.get(skuId), qty, cart)
    all += added
    if (added < qty) short.push({ product_id: String(productId), sku, ...textsFor('name', name, lang), qty, added })
  }
  return { items_count: before + all, short }
}

/** Adds a visitor's cart to a buyer's [session.cart-merge]. */
import { CART_LINES_MAX, CART_LINE_MAX } from '@contract/constants'
import type { CartItem, LeftOut } from '@contract/entities/cart'
import { zip } from '@contract/rules/lists'
import type { Tx } from '../../kernel/db/types'
import type { FoundSku, Outcome } from './choose-sku'
import { findSkus } from './find-sku'
import type { Unmerged } from './left-out'
import { addLine, lockCart, readLines, setLine } from './lines'
import { reasonOf } from './present'
import type { WantedLine } from './price-cart'

interface Change {
  readonly userId: bigint
  readonly now: Date
}

type Held = Pick<WantedLine, 'qty' | 'selected'>

/** Why none of it can be added; null if some can. */
function obstacle(outcome: Outcome, lines: ReadonlyMap<bigint, Held>): LeftOut['reason'] | null {
  if (outcome.kind === 'unknown') return 'withdrawn'
  if (outcome.kind === 'missing') return reasonOf(outcome.like)
  const { sku } = outcome
  if (sku.withdrawn || sku.stock === 0) return reasonOf(sku)
  return !lines.has(sku.skuId) && lines.size >= CART_LINES_MAX ? 'full' : null
}

/**
 * Adds one item, limited to the stock; `lines` is updated. Returns whether it was limited. The visitor's tick is the
 * later decision about a SKU, so it replaces that of the buyer's own line.
 */
async function addItem(
  tx: Tx,
  { userId, now }: Change,
  { skuId, stock }: FoundSku,
  item: CartItem,
  lines: Map<bigint, Held>,
): Promise<boolean> {
  const held = lines.get(skuId)
  const wanted = (held?.qty ?? 0) + item.qty
  // Only the added lines are limited, not those of the buyer's cart.
  const qty = Math.max(Math.min(wanted, stock, CART_LINE_MAX), held?.qty ?? 0)
  const selected = item.selected ?? held?.selected ?? true
  if (!held) await addLine(tx, { userId, skuId, qty, selected, createdAt: now }, lines.size)
  else if (qty !== held.qty || selected !== held.selected) await setLine(tx, userId, skuId, { qty, selected })
  lines.set(skuId, { qty, selected })
  return qty < wanted
}

interface Merged {
  /** The products of which fewer pieces were added, or none. */
  readonly clamped: string[]
  /** The items of which none was added. */
  readonly leftOut: Unmerged[]
}

export async function merge(tx: Tx, change: Change, items: readonly CartItem[]): Promise<Merged> {
  await lockCart(tx, change.userId)
  const outcomes = await findSkus(tx, items)
  const lines = new Map<bigint, Held>((await readLines(tx, change.userId)).map((line) => [line.skuId, line]))
  const clamped = new Set<string>()
  const leftOut: Unmerged[] = []
  for (const [item, outcome] of zip(items, outcomes)) {
    const reason = obstacle(outcome, lines)
    if (reason !== null) leftOut.push({ item, reason, known: outcome.kind !== 'unknown' })
    const limited = outcome.kind !== 'found' || reason !== null || (await addItem(tx, change, outcome.sku, item, lines))
    if (limited) clamped.add(item.product_id)
  }
  return { clamped: [...clamped], leftOut }
}

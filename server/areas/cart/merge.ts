/** Adds a visitor's cart to a buyer's [session.cart-merge]. */
import { CART_LINES_MAX, CART_LINE_MAX } from '@contract/base/constants'
import type { CartItem, LeftOut } from '@contract/entities/cart'
import { zip } from '@contract/rules/lists'
import type { Tx } from '../../kernel/db/types'
import type { FoundSku, Outcome } from './choose-sku'
import { findSkus } from './find-sku'
import type { Unmerged } from './left-out'
import { addLines, lockCart, readLines, setLine, untickLines } from './lines'
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
 * The line after one item, limited to the stock. The visitor's tick is the later decision about a SKU, so it replaces that
 * of the buyer's own line.
 */
function lineWith({ stock }: FoundSku, item: CartItem, held: Held | undefined): Held & { readonly isLimited: boolean } {
  const wanted = (held?.qty ?? 0) + item.qty
  // Only the added lines are limited, not those of the buyer's cart.
  const qty = Math.max(Math.min(wanted, stock, CART_LINE_MAX), held?.qty ?? 0)
  return { qty, selected: item.selected ?? held?.selected ?? true, isLimited: qty < wanted }
}

interface Merged {
  /** The products of which fewer pieces were added, or none. */
  readonly clamped: string[]
  /** The items of which none was added. */
  readonly leftOut: Unmerged[]
  /** How many lines of the buyer lost their tick. */
  readonly unselected: number
}

interface Merging {
  readonly items: readonly CartItem[]
  /** The visitor is on the way to the checkout: lines that they did not bring lose their ticks. */
  readonly checkout?: boolean
}

/** Writes what has changed. Returns the SKUs that a shop has dropped since they were read, of which nothing was added. */
async function writeLines(
  tx: Tx,
  { userId, now }: Change,
  before: ReadonlyMap<bigint, Held>,
  lines: ReadonlyMap<bigint, Held>,
): Promise<readonly bigint[]> {
  const fresh = [...lines].filter(([skuId]) => !before.has(skuId)).map(([skuId, line]) => ({ skuId, ...line }))
  const added = await addLines(tx, { userId, createdAt: now }, fresh)
  for (const [skuId, line] of lines) {
    const held = before.get(skuId)
    if (held && (line.qty !== held.qty || line.selected !== held.selected)) await setLine(tx, userId, skuId, line)
  }
  return fresh.map(({ skuId }) => skuId).filter((skuId) => !added.has(skuId))
}

/**
 * Takes the ticks off the buyer's lines that the visitor did not bring, unless nothing of what they brought is ticked: the
 * checkout would have nothing to order [session.merge-checkout]. Returns how many lines lost theirs.
 */
async function untickOthers(
  tx: Tx,
  userId: bigint,
  before: ReadonlyMap<bigint, Held>,
  brought: ReadonlyMap<bigint, Held>,
): Promise<number> {
  if (![...brought.values()].some(({ selected }) => selected)) return 0
  const others = [...before].filter(([skuId, { selected }]) => selected && !brought.has(skuId)).map(([skuId]) => skuId)
  await untickLines(tx, userId, others)
  return others.length
}

export async function merge(tx: Tx, change: Change, { items, checkout = false }: Merging): Promise<Merged> {
  await lockCart(tx, change.userId)
  const outcomes = zip(items, await findSkus(tx, items))
  const before = new Map<bigint, Held>((await readLines(tx, change.userId)).map((line) => [line.skuId, line]))
  const lines = new Map(before)
  const brought = new Map<bigint, Held>()
  const clamped = new Set<string>()
  const leftOut: Unmerged[] = []
  for (const [item, outcome] of outcomes) {
    const reason = obstacle(outcome, lines)
    if (reason !== null) leftOut.push({ item, reason, known: outcome.kind !== 'unknown' })
    if (outcome.kind !== 'found' || reason !== null) {
      clamped.add(item.product_id)
      continue
    }
    const { isLimited, ...line } = lineWith(outcome.sku, item, lines.get(outcome.sku.skuId))
    lines.set(outcome.sku.skuId, line)
    brought.set(outcome.sku.skuId, line)
    if (isLimited) clamped.add(item.product_id)
  }
  const gone = await writeLines(tx, change, before, lines)
  for (const skuId of gone) brought.delete(skuId)
  const unselected = checkout ? await untickOthers(tx, change.userId, before, brought) : 0
  const dropped = outcomes.flatMap(([item, outcome]) =>
    outcome.kind === 'found' && gone.includes(outcome.sku.skuId) ? [item] : [],
  )
  // what the shop has left of them decides, as if they had come after its change
  for (const [item, outcome] of zip(dropped, await findSkus(tx, dropped))) {
    clamped.add(item.product_id)
    leftOut.push({ item, reason: obstacle(outcome, lines) ?? 'withdrawn', known: outcome.kind !== 'unknown' })
  }
  return { clamped: [...clamped], leftOut, unselected }
}

import type { CartInfo, CartLine } from '@contract/entities/cart'
import { patchLines } from '@/domain/cart/cart-lines'

/** A change to lines of a cart. */
export type LineChange =
  | { readonly type: 'qty'; readonly qty: (before: number) => number }
  | { readonly type: 'option'; readonly sku: string; readonly qty?: number }
  | { readonly type: 'select'; readonly on: boolean }
  | { readonly type: 'remove' }

function patch(line: CartLine, change: LineChange): CartLine | null {
  if (change.type === 'remove') return null
  if (change.type === 'select') return { ...line, selected: line.active && change.on }
  return change.type === 'qty' ? { ...line, qty: Math.max(1, change.qty(line.qty)) } : line
}

/** The expected cart while the call is pending. The name and price of another variant are unknown until the answer. */
export const foreseen = (info: CartInfo, ids: readonly string[], change: LineChange): CartInfo =>
  patchLines(info, (line) => (ids.includes(line.item_id) ? patch(line, change) : line))

/** A visitor's cart: lines on the device, priced by the server [call.cartQuote]. */
import { CART_LINES_MAX, CART_LINE_MAX } from '@contract/base/constants'
import type { CartItem, CartLine, LeftOut } from '@contract/entities/cart'

export type VisitorItem = CartItem & { readonly selected: boolean }

/** The key of a line: its product and its variant. */
export const lineKey = (item: { product_id: string; custom_option_sku?: string }): string =>
  `${item.product_id}:${item.custom_option_sku ?? ''}`

const clamp = (qty: number) => Math.min(Math.max(1, qty), CART_LINE_MAX)

/** The pieces of all lines, selected or not, as the server counts them. */
export const piecesOf = (items: readonly CartItem[]): number => items.reduce((sum, { qty }) => sum + qty, 0)

/** Adds pieces to the line of the same variant, or adds a new line at the top. */
export function addItem(items: readonly VisitorItem[], added: CartItem): VisitorItem[] {
  const key = lineKey(added)
  const before = items.find((item) => lineKey(item) === key)
  const line: VisitorItem = { ...added, qty: clamp((before?.qty ?? 0) + added.qty), selected: true }
  const others = items.filter((item) => lineKey(item) !== key)
  return [line, ...others].slice(0, CART_LINES_MAX)
}

export const changeItems = (
  items: readonly VisitorItem[],
  keys: readonly string[],
  change: (item: VisitorItem) => VisitorItem,
): VisitorItem[] => items.map((item) => (keys.includes(lineKey(item)) ? change(item) : item))

export const setQty = (qty: (before: number) => number) => (item: VisitorItem) => ({
  ...item,
  qty: clamp(qty(item.qty)),
})

/** Changes the variant of a line, and its pieces. When the cart already has that variant, both lines become one. */
export function changeOption(
  items: readonly VisitorItem[],
  key: string,
  { sku: option, qty }: { readonly sku: string; readonly qty?: number },
): VisitorItem[] {
  const item = items.find((line) => lineKey(line) === key)
  if (item === undefined || item.custom_option_sku === option) return [...items]
  const changed = { ...item, custom_option_sku: option }
  const twin = items.find((line) => lineKey(line) === lineKey(changed))
  const merged = { ...changed, qty: clamp((qty ?? item.qty) + (twin?.qty ?? 0)) }
  return items.filter((line) => line !== twin).map((line) => (line === item ? merged : line))
}

/** A priced line's key: products without variants have an empty variant. */
export const keyOfLine = ({
  product_id,
  custom_option_sku,
}: CartLine): { product_id: string; custom_option_sku?: string } =>
  custom_option_sku === '' ? { product_id } : { product_id, custom_option_sku }

/** The items without those that the server could not show. */
export function withoutLeftOut(items: readonly VisitorItem[], leftOut: readonly LeftOut[]): VisitorItem[] {
  const gone = leftOut.map(lineKey)
  return items.filter((item) => !gone.includes(lineKey(item)))
}

/** The pieces that are not among those that were merged. */
export function withoutMerged(items: readonly VisitorItem[], merged: readonly VisitorItem[]): VisitorItem[] {
  const done = new Map(merged.map((item) => [lineKey(item), item.qty]))
  return items.flatMap((item) => {
    const qty = item.qty - (done.get(lineKey(item)) ?? 0)
    return qty > 0 ? [{ ...item, qty }] : []
  })
}

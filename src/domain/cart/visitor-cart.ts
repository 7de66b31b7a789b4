/** A visitor's cart: lines on the device, priced by the server [call.cartQuote]. */
import { CART_LINES_MAX, CART_LINE_MAX } from '@contract/constants'
import type { CartInfo, CartItem, CartLine } from '@contract/entities/cart'

export type VisitorItem = CartItem & { readonly selected: boolean }

/** The key of a line: its product and its variant. */
export const lineKey = (item: { product_id: string; custom_option_sku?: string }): string =>
  `${item.product_id}:${item.custom_option_sku ?? ''}`

const clamp = (qty: number) => Math.min(Math.max(1, qty), CART_LINE_MAX)

/** The items for the wire, without the fields that only the device needs. */
export const wireItems = (items: readonly VisitorItem[]): CartItem[] =>
  items.map(({ product_id, custom_option_sku, qty }) => ({
    product_id,
    qty,
    ...(custom_option_sku === undefined ? {} : { custom_option_sku }),
  }))

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

/** Changes the variant of a line. When the cart already has that variant, both lines become one. */
export function changeOption(items: readonly VisitorItem[], key: string, option: string): VisitorItem[] {
  const item = items.find((line) => lineKey(line) === key)
  if (item === undefined || item.custom_option_sku === option) return [...items]
  const changed = { ...item, custom_option_sku: option }
  const twin = items.find((line) => lineKey(line) === lineKey(changed))
  const merged = { ...changed, qty: clamp(item.qty + (twin?.qty ?? 0)) }
  return items.filter((line) => line !== twin).map((line) => (line === item ? merged : line))
}

/**
 * The server's lines with the device's selection; an inactive line is never selected. The totals come from `priced`.
 */
export function withTicks(all: CartInfo, priced: CartInfo, items: readonly VisitorItem[]): CartInfo {
  const ticked = new Set(items.filter(({ selected }) => selected).map(lineKey))
  const totals = new Map(priced.shops.map((shop) => [shop.shop_id, shop.product_total]))
  const tick = (line: CartLine) => ({ ...line, selected: line.active && ticked.has(lineKey(keyOfLine(line))) })
  return {
    ...priced,
    items_count: all.items_count,
    shops: all.shops.map((shop) => ({
      ...shop,
      product_total: totals.get(shop.shop_id) ?? '0.00',
      products: shop.products.map(tick),
    })),
  }
}

/** A priced line's key: products without variants have an empty variant. */
export const keyOfLine = ({
  product_id,
  custom_option_sku,
}: CartLine): { product_id: string; custom_option_sku?: string } =>
  custom_option_sku === '' ? { product_id } : { product_id, custom_option_sku }

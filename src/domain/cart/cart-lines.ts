/** Reads and patches a cart that the server has priced. */
import type { CartInfo, CartLine } from '@contract/entities/cart'

export const linesOf = (info: CartInfo): CartLine[] => info.shops.flatMap((shop) => shop.products)

export const selectedLines = (info: CartInfo): CartLine[] =>
  linesOf(info).filter((line) => line.selected && line.active)

/** Whether every available line is selected; false for a cart without available lines. */
export function allSelected(info: CartInfo): boolean {
  const active = linesOf(info).filter((line) => line.active)
  return active.length > 0 && active.every((line) => line.selected)
}

/** The cart with some lines changed before the server has answered. Its sums are still the old ones. */
export function patchLines(info: CartInfo, change: (line: CartLine) => CartLine | null): CartInfo {
  const shops = info.shops.map((shop) => ({
    ...shop,
    products: shop.products.map(change).filter((line): line is CartLine => line !== null),
  }))
  return { ...info, shops: shops.filter((shop) => shop.products.length > 0) }
}

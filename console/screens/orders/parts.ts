/** What of an order is still to be sent, and how many pieces of it a parcel takes. */
import type { SellerOrderRow } from '@contract/entities/seller/order'

type Order = Pick<SellerOrderRow, 'products' | 'parcels'>
export type Lines = SellerOrderRow['products']

/** The lines of which pieces are left, with so many pieces: what was refunded is not sent any more [rule.seller-parcels]. */
export function linesLeft({ products, parcels }: Order): Lines {
  const sent = (id: string) =>
    parcels.flatMap(({ items }) => items).reduce((sum, { item_id, qty }) => (item_id === id ? sum + qty : sum), 0)
  return products
    .map((line) => ({ ...line, qty: line.qty - line.refunded - sent(line.item_id), refunded: 0 }))
    .filter(({ qty }) => qty > 0)
}

/** The lines of a parcel, with the pieces that are in it. */
export const linesIn = (products: Lines, { items }: SellerOrderRow['parcels'][number]): Lines =>
  products.flatMap((line) => {
    const qty = items.find(({ item_id }) => item_id === line.item_id)?.qty
    return qty === undefined ? [] : [{ ...line, qty, refunded: 0 }]
  })

/** How many pieces of each line are typed; a line without its own is taken whole. */
export type Typed = Readonly<Record<string, string>>

interface Packed {
  /** As the call takes them. */
  readonly items: { readonly item_id: string; readonly qty: number }[]
  /** The lines of which no such number of pieces is left. */
  readonly wrong: readonly string[]
}

export function packed(left: Lines, typed: Typed): Packed {
  const asked = left.map(({ item_id, qty }) => ({ item_id, most: qty, qty: Number(typed[item_id] ?? qty) }))
  const wrong = asked.filter(({ qty, most }) => !Number.isInteger(qty) || qty < 0 || qty > most)
  return {
    items: asked.filter(({ qty }) => qty > 0).map(({ item_id, qty }) => ({ item_id, qty })),
    wrong: wrong.map(({ item_id }) => item_id),
  }
}

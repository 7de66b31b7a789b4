import type { SellerOrderRow } from '@contract/entities/seller/order'

/** How many pieces of an order are still to be sent; what was refunded is not sent any more [rule.seller-parcels]. */
export function piecesLeft({ products, parcels }: Pick<SellerOrderRow, 'products' | 'parcels'>): number {
  const sent = (id: string) =>
    parcels.flatMap(({ items }) => items).reduce((sum, { item_id, qty }) => (item_id === id ? sum + qty : sum), 0)
  return products.reduce((sum, { item_id, qty, refunded }) => sum + Math.max(0, qty - refunded - sent(item_id)), 0)
}

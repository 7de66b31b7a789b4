import type { SellerOrderRow } from '@contract/entities/seller/order'
import { piecesLeft } from './pieces-left'

const line = (item_id: string, qty: number, refunded = 0) =>
  ({ item_id, qty, refunded }) as SellerOrderRow['products'][0]
const parcel = (item_id: string, qty: number) => ({ items: [{ item_id, qty }] }) as SellerOrderRow['parcels'][0]

it('counts what is neither in a parcel nor refunded', () => {
  const products = [line('1', 5, 1), line('2', 1), line('3', 2, 2)]
  expect(piecesLeft({ products, parcels: [] })).toBe(5)
  expect(piecesLeft({ products, parcels: [parcel('1', 1), parcel('1', 2), parcel('2', 1)] })).toBe(1)
})

it('is nothing if pieces that were sent are refunded later', () => {
  expect(piecesLeft({ products: [line('1', 2, 2)], parcels: [parcel('1', 1)] })).toBe(0)
})

import { toShopCard } from './shops'

const SHOP = { id: 7n, name: 'Corner shop', image: '/s.webp', ground: 'sand', rate: 45, freeShippingFromMinor: null }

it.each([
  [0, { product_count: 0 }],
  [10_000, { product_count: 10_000 }],
  [10_001, { product_count: 10_000, product_count_more: true }],
])('a shop of which %d products were counted [wire.count-more]', (productCount, expected) => {
  const { product_count, product_count_more } = toShopCard({ ...SHOP, productCount })
  expect({ product_count, ...(product_count_more !== undefined && { product_count_more }) }).toEqual(expected)
})

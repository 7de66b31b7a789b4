/** The calls whose cost is counted, each with the fields of a call and who makes it. */
import type { AnyCall } from '@contract/endpoints/all'
import type { Scene } from './scene'

export interface Requested {
  readonly name: string
  readonly call: AnyCall
  readonly fields: (scene: Scene) => Readonly<Record<string, string>>
  readonly by?: 'buyer' | 'seller' | 'operator'
}

type Fields = Readonly<Record<string, string>>

const list = (name: string, fields: Fields): Requested => ({ name, call: 'getAllProducts', fields: () => fields })
const search = (name: string, term: string): Requested => ({ name, call: 'search', fields: () => ({ term }) })

export const REQUESTED: readonly Requested[] = [
  ...['best', 'new', 'sold', 'price_asc', 'price_desc', 'rate'].map((sort) => list(`list, ${sort}`, { sort })),
  list('list, page 40', { p: '40' }),
  list('list, in stock', { in_stock: '1' }),
  list('list, on sale', { on_sale: '1' }),
  {
    name: 'list, top category',
    call: 'getAllProducts',
    fields: ({ topCategory }) => ({ category_id: topCategory }),
  },
  { name: 'list, brand', call: 'getAllProducts', fields: ({ brand }) => ({ brand_id: brand }) },
  { name: 'list, shop', call: 'getAllProducts', fields: ({ shop }) => ({ shop_id: shop }) },
  { name: 'category with facets', call: 'category', fields: ({ topCategory }) => ({ a: topCategory, b: '1' }) },
  {
    name: 'category with facets, filtered',
    call: 'category',
    fields: ({ topCategory, brand }) => ({ a: topCategory, b: '1', brand_id: brand, price_min: '10', rate_min: '300' }),
  },
  search('search, one word', 'teapot'),
  search('search, two words', 'amber teapot'),
  search('search, two wrong letters', 'ambre teapt'),
  {
    name: 'search, filtered',
    call: 'search',
    fields: ({ brand }) => ({ term: 'teapot', brand_id: brand, price_min: '10', in_stock: '1' }),
  },
  search('search, nothing found', 'zzyzx'),
  { name: 'suggest', call: 'searchSuggest', fields: () => ({ q: 'tea' }) },
  { name: 'suggest, wrong letter', call: 'searchSuggest', fields: () => ({ q: 'taepot' }) },
  { name: 'product', call: 'product', fields: ({ product }) => ({ product_id: product }) },
  { name: 'buyer’s orders', call: 'orders', fields: () => ({}), by: 'buyer' },
  { name: 'buyer’s order', call: 'order', fields: ({ order }) => ({ order_id: order }), by: 'buyer' },
  { name: 'buyer’s statement', call: 'transactionDetails', fields: () => ({ wallet: 'USD' }), by: 'buyer' },
  { name: 'operators’ orders', call: 'opsOrders', fields: () => ({}), by: 'operator' },
  { name: 'operators’ orders, one state', call: 'opsOrders', fields: () => ({ status: 'shipped' }), by: 'operator' },
  { name: 'operators’ accounts', call: 'opsAccounts', fields: () => ({}), by: 'operator' },
  { name: 'operators’ products', call: 'opsProducts', fields: () => ({}), by: 'operator' },
  { name: 'seller’s orders', call: 'sellerOrders', fields: () => ({}), by: 'seller' },
  { name: 'seller’s products', call: 'sellerProducts', fields: () => ({}), by: 'seller' },
]

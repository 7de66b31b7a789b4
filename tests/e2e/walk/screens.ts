/** Every screen with a link that shows it and the id by which it is known; a new route is missing here until it compiles. */
import { pageIds } from '@/components/ids'
import { mapIds } from '@/components/map-ids'
import { linkTo, type RouteName } from '@/routes'
import { place } from '../../contract/checkout'
import { ok } from '../../contract/client'
import { newBuyer, type Buyer } from '../../contract/people'
import { articles } from './world'

/** What links need to know. */
export interface Known {
  readonly productId: string
  readonly categoryId: string
  /** An order of the buyer that waits to be paid. */
  readonly orderId: string
}

interface Screen {
  readonly id: string
  readonly link: (known: Known) => string
}

export const SCREENS: Readonly<Record<RouteName, Screen>> = {
  home: { id: pageIds.home, link: () => linkTo('home') },
  category: { id: pageIds.categories, link: () => linkTo('category') },
  index: { id: pageIds.index, link: () => linkTo('index') },
  cart: { id: pageIds.cart, link: () => linkTo('cart') },
  dashboard: { id: pageIds.dashboard, link: () => linkTo('dashboard') },
  login: { id: pageIds.login, link: () => linkTo('login') },
  register: { id: pageIds.register, link: () => linkTo('register') },
  notFound: { id: pageIds.notFound, link: () => linkTo('notFound') },
  terms: { id: pageIds.terms, link: () => linkTo('terms') },
  search: { id: pageIds.search, link: () => linkTo('search', { q: 'a' }) },
  myCart: { id: pageIds.mycart, link: () => linkTo('myCart') },
  cartEdit: { id: pageIds.cartEdit, link: () => linkTo('cartEdit') },
  delivery: { id: pageIds.delivery, link: () => linkTo('delivery') },
  pay: { id: pageIds.pay, link: ({ orderId }) => linkTo('pay', { order_ids: orderId }) },
  product: { id: pageIds.product, link: ({ productId }) => linkTo('product', { product_id: productId }) },
  categoryDetail: {
    id: pageIds.category,
    link: ({ categoryId }) => linkTo('categoryDetail', { category_id: categoryId }),
  },
  address: { id: pageIds.address, link: () => linkTo('address') },
  wishlist: { id: pageIds.wishlist, link: () => linkTo('wishlist') },
  profile: { id: pageIds.profile, link: () => linkTo('profile') },
  chat: { id: pageIds.chat, link: () => linkTo('chat') },
  orders: { id: pageIds.purchase, link: () => linkTo('orders') },
  chooseLocation: { id: mapIds.choosePage, link: () => linkTo('chooseLocation') },
  openLocation: {
    id: mapIds.showPage,
    link: () => linkTo('openLocation', { latitude: 38.72, longitude: -9.13, name: 'Rossio' }),
  },
  order: { id: pageIds.order, link: ({ orderId }) => linkTo('order', { order_id: orderId }) },
}

/** A buyer with an unpaid order and a product in the cart, and what the links of every screen need. */
export async function knownBuyer(): Promise<{ buyer: Buyer; known: Known }> {
  const [article] = await articles()
  const buyer = await newBuyer()
  const placed = await place(buyer, [{ productId: article.id, shopId: article.shopId }])
  await ok('cartAdd', { product_id: article.id, qty: 1 }, buyer)
  const { list } = await ok('getFirstCategory', {})
  const known = { productId: article.id, categoryId: list[0].category_id, orderId: placed.orders[0].order_id }
  return { buyer, known }
}

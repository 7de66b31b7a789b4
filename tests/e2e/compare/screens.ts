/** The screens to compare. */
import { pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import type { ShopData } from './shop-data'

export interface Screen {
  readonly name: string
  readonly id: string
  readonly link: (shopData: ShopData) => string
}

export const SCREENS: readonly Screen[] = [
  { name: 'home', id: pageIds.home, link: () => linkTo('home') },
  { name: 'product', id: pageIds.product, link: ({ productId }) => linkTo('product', { product_id: productId }) },
  { name: 'cart', id: pageIds.cart, link: () => linkTo('cart') },
  { name: 'pay', id: pageIds.pay, link: ({ orderIds }) => linkTo('pay', { order_ids: orderIds }) },
]

/** Every screen, with the viewer who sees most on it. */
import { ids } from '@/kit/ids'
import { catalogueIds } from '@/features/catalogue/ids'
import { addressesIds } from '@/features/addresses/ids'
import { accountIds } from '@/features/account/ids'
import { shopAdminIds } from '@/features/shop-admin/ids'

import { linkTo, namesOn, type RouteName } from '@/routes'
import { SCREENS, type Known } from '../../walk/screens'

/**
 * The viewers: a visitor, a buyer with a filled cart, and two users of the demo shop: a buyer with orders in every
 * state, wallets and notices, and a seller with sales.
 */
export const VIEWERS = ['visitor', 'shopper', 'customer', 'seller'] as const
export type Viewer = (typeof VIEWERS)[number]

/** Further ids for links: orders that were shipped, that can be reviewed, that can be refunded, and that were sold. */
export interface Seen extends Known {
  readonly sentId: string
  readonly arrivedId: string
  readonly paidId: string
  /** An order of the demo's seller. */
  readonly saleId: string
}

interface Shown {
  readonly row: string
  readonly to: readonly Viewer[]
  readonly link?: (seen: Seen) => string
  /** The buttons that open something over the page. */
  readonly opens?: readonly string[]
  /** Elements to tap, one after the other, to reveal more. */
  readonly taps?: readonly string[]
}

const visitor = (row: string): Shown => ({ row, to: ['visitor'] })
const shopper = (row: string): Shown => ({ row, to: ['shopper'] })
const customer = (row: string, link?: Shown['link']): Shown => ({ row, to: ['customer'], link })
const seller = (row: string, link?: Shown['link']): Shown => ({ row, to: ['seller'], link })

export const EVERY_PAGE: Readonly<Record<RouteName, Shown>> = {
  home: { row: 'route.home', to: ['visitor', 'customer'], opens: [ids.languageOpen, ids.currencyOpen] },
  category: visitor('route.category'),
  index: visitor('route.index'),
  cart: { row: 'route.cart', to: ['visitor', 'shopper'] },
  dashboard: { row: 'route.dashboard', to: ['visitor', 'customer', 'seller'] },
  login: visitor('route.login'),
  register: visitor('route.register'),
  forgot: visitor('route.forgot'),
  tiktok: visitor('route.tiktok'),
  notFound: visitor('route.404'),
  terms: visitor('route.terms'),
  support: visitor('route.policy-support'),
  returns: visitor('route.policy-return'),
  privacy: visitor('route.policy-privacy'),
  aboutUs: visitor('route.policy-about-us'),
  blog: visitor('route.blog'),
  article: visitor('route.blog-detail'),
  search: { row: 'route.search', to: ['visitor'], opens: [catalogueIds.searchSort] },
  myCart: shopper('route.mycart'),
  cartEdit: { row: 'route.cart-edit', to: ['visitor', 'shopper'] },
  delivery: shopper('route.delivery'),
  pay: shopper('route.pay'),
  product: { row: 'route.product', to: ['visitor', 'shopper'] },
  categoryDetail: visitor('route.category-detail'),
  brands: visitor('route.brands'),
  recommend: visitor('route.recommend'),
  flash: visitor('route.flash'),
  compare: { row: 'route.compare', to: ['visitor'], link: () => linkTo('compare', { ids: '1,2,3' }) },
  viewed: visitor('route.viewed'),
  address: { ...customer('route.address'), taps: [ids.addressAdd, addressesIds.addressCountry] },
  wishlist: customer('route.wishlist'),
  profile: customer('route.profile'),
  security: customer('route.security'),
  account: customer('route.account'),
  wallet: customer('route.wallet'),
  recharge: customer('route.recharge'),
  withdraw: customer('route.withdraw'),
  notices: { row: 'route.notices', to: ['visitor', 'customer'] },
  pcMine: customer('route.pc-mine'),
  store: { row: 'route.store', to: ['shopper', 'seller'] },
  shopCreate: { row: 'route.shop-create', to: ['shopper', 'seller'] },
  shop: visitor('route.shop-detail'),
  shopOrders: { ...seller('route.shop-orders'), link: () => linkTo('shopOrders', { tab: 'all' }) },
  shopOrder: seller('route.shop-order', ({ saleId }) => linkTo('shopOrder', { order_id: saleId })),
  shopStock: { ...seller('route.shop-stock'), link: () => linkTo('shopStock', { stock: 'all' }) },
  shopReviews: { ...seller('route.shop-reviews'), link: () => linkTo('shopReviews', { tab: 'every' }) },
  shopBalance: { ...seller('route.shop-balance'), opens: [shopAdminIds.payOut] },
  chat: visitor('route.chat'),
  browser: visitor('route.browser'),
  orders: customer('route.purchase'),
  order: customer('route.order-detail', ({ sentId }) => linkTo('order', { order_id: sentId })),
  track: customer('route.track', ({ sentId }) => linkTo('track', { order_id: sentId })),
  comment: customer('route.comment', ({ arrivedId }) => linkTo('comment', { order_id: arrivedId })),
  refund: customer('route.refund', ({ paidId }) => linkTo('refund', { order_id: paidId })),
  refundSent: customer('route.refund-sent'),
  chooseLocation: visitor('route.choose-location'),
  openLocation: visitor('route.open-location'),
}

/** The screens of a purchase and of the account, for what is looked at in more than one way. */
export const MAIN_SCREENS: readonly (readonly [Viewer, readonly RouteName[]])[] = [
  ['visitor', ['home', 'category', 'categoryDetail', 'search', 'product', 'login']],
  ['shopper', ['cart', 'myCart', 'delivery', 'pay']],
  ['customer', ['orders', 'order', 'dashboard', 'account', 'wallet', 'notices']],
]

export const shownTo = (viewer: Viewer): RouteName[] =>
  namesOn('h5').filter((name) => EVERY_PAGE[name].to.includes(viewer))

/** The id of a screen; the account has another screen on wide windows. */
export const idOn = (name: RouteName, wide: boolean): string =>
  name === 'pcMine' && wide ? accountIds.pcMine : SCREENS[name].id

export const linkOf = (name: RouteName, seen: Seen): string => (EVERY_PAGE[name].link ?? SCREENS[name].link)(seen)

/** Every screen with its link and its id. A new route does not compile until it is listed here. */
import { one } from '@contract/rules/lists'
import { pageIds } from '@/kit/ids'
import { signInIds } from '@/features/sign-in/ids'
import { policiesIds } from '@/features/policies/ids'
import { articlesIds } from '@/features/articles/ids'
import { browsingIds } from '@/features/catalogue/ids'
import { securityIds } from '@/features/account/security/ids'
import { closingIds } from '@/features/account/closing/ids'
import { walletIds } from '@/features/wallet/ids'
import { noticesIds } from '@/features/notices/ids'
import { sellerIds } from '@/features/seller/ids'
import { shopAdminIds } from '@/features/shop-admin/ids'
import { shopIds } from '@/features/shop/ids'
import { browserIds } from '@/features/browser/ids'
import { mapIds } from '@/features/map/ids'
import { ordersIds } from '@/features/orders/ids'
import { afterSaleIds } from '@/features/after-sale/ids'

import { linkTo, type RouteName } from '@/routes'
import { place } from '../../contract/support/checkout'
import { ok } from '../../contract/support/client'
import { newBuyer, type Buyer } from '../../contract/support/people'
import { articles } from './world'

/** The ids that links need. */
export interface Known {
  readonly productId: string
  readonly categoryId: string
  readonly shopId: string
  /** A post of the blog. */
  readonly articleId: string
  /** An unpaid order of the buyer. */
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
  forgot: { id: signInIds.forgotPage, link: () => linkTo('forgot') },
  tiktok: { id: signInIds.tiktokPage, link: () => linkTo('tiktok') },
  notFound: { id: pageIds.notFound, link: () => linkTo('notFound') },
  terms: { id: pageIds.terms, link: () => linkTo('terms') },
  support: { id: policiesIds.support, link: () => linkTo('support') },
  returns: { id: policiesIds.returns, link: () => linkTo('returns') },
  privacy: { id: policiesIds.privacy, link: () => linkTo('privacy') },
  aboutUs: { id: policiesIds.aboutUs, link: () => linkTo('aboutUs') },
  blog: { id: articlesIds.blog, link: () => linkTo('blog') },
  article: { id: articlesIds.article, link: ({ articleId }) => linkTo('article', { article_id: articleId }) },
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
  brands: { id: browsingIds.brandsPage, link: () => linkTo('brands') },
  recommend: { id: browsingIds.recommendPage, link: () => linkTo('recommend') },
  flash: { id: browsingIds.flashPage, link: () => linkTo('flash') },
  compare: { id: browsingIds.comparePage, link: ({ productId }) => linkTo('compare', { ids: productId }) },
  viewed: { id: browsingIds.viewedPage, link: () => linkTo('viewed') },
  address: { id: pageIds.address, link: () => linkTo('address') },
  wishlist: { id: pageIds.wishlist, link: () => linkTo('wishlist') },
  profile: { id: pageIds.profile, link: () => linkTo('profile') },
  security: { id: securityIds.page, link: () => linkTo('security') },
  account: { id: closingIds.page, link: () => linkTo('account') },
  wallet: { id: walletIds.page, link: () => linkTo('wallet') },
  recharge: { id: walletIds.rechargePage, link: () => linkTo('recharge') },
  withdraw: { id: walletIds.withdrawPage, link: () => linkTo('withdraw') },
  // on screens as narrow as a phone's, the dashboard replaces it
  pcMine: { id: pageIds.dashboard, link: () => linkTo('pcMine') },
  notices: { id: noticesIds.notices, link: () => linkTo('notices') },
  store: { id: sellerIds.storePage, link: () => linkTo('store') },
  shopCreate: { id: sellerIds.createPage, link: () => linkTo('shopCreate') },
  shop: { id: shopIds.shopPage, link: ({ shopId }) => linkTo('shop', { shop_id: shopId }) },
  shopOrders: { id: shopAdminIds.ordersPage, link: () => linkTo('shopOrders') },
  shopOrder: { id: shopAdminIds.orderPage, link: ({ orderId }) => linkTo('shopOrder', { order_id: orderId }) },
  shopStock: { id: shopAdminIds.stockPage, link: () => linkTo('shopStock') },
  shopReviews: { id: shopAdminIds.reviewsPage, link: () => linkTo('shopReviews') },
  shopBalance: { id: shopAdminIds.balancePage, link: () => linkTo('shopBalance') },
  chat: { id: pageIds.chat, link: () => linkTo('chat') },
  browser: { id: browserIds.page, link: () => linkTo('browser') },
  orders: { id: pageIds.purchase, link: () => linkTo('orders') },
  chooseLocation: { id: mapIds.choosePage, link: () => linkTo('chooseLocation') },
  openLocation: {
    id: mapIds.showPage,
    link: () => linkTo('openLocation', { latitude: 38.72, longitude: -9.13, name: 'Rossio' }),
  },
  order: { id: pageIds.order, link: ({ orderId }) => linkTo('order', { order_id: orderId }) },
  track: { id: ordersIds.trackPage, link: ({ orderId }) => linkTo('track', { order_id: orderId }) },
  comment: { id: afterSaleIds.commentPage, link: ({ orderId }) => linkTo('comment', { order_id: orderId }) },
  refund: { id: afterSaleIds.refundPage, link: ({ orderId }) => linkTo('refund', { order_id: orderId }) },
  refundSent: { id: afterSaleIds.refundsPage, link: () => linkTo('refundSent') },
}

/** A buyer with an unpaid order and a product in the cart, and the ids that the links of all screens need. */
export async function knownBuyer(): Promise<{ buyer: Buyer; known: Known }> {
  const [article] = await articles()
  const buyer = await newBuyer()
  const placed = await place(buyer, [{ productId: article.id, shopId: article.shopId }])
  await ok('cartAdd', { product_id: article.id, qty: 1 }, buyer)
  const { list } = await ok('getFirstCategory', {})
  const posts = await ok('articles', { p: 1, page_size: 1 })
  const known = {
    productId: article.id,
    categoryId: one(list).category_id,
    shopId: article.shopId,
    articleId: one(posts.list).article_id,
    orderId: one(placed.orders).order_id,
  }
  return { buyer, known }
}

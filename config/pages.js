// The page files that Taro asks for. Each only passes its screen on, and says what can be shared; they are written before a
// build. Plain JavaScript, because native/config needs this file too.
const fs = require('node:fs')
const path = require('node:path')

/** Screens that anyone may see and whose link alone opens them, by their path: they can be shared on the timeline. */
const PUBLIC = {
  'home/home': 'features/home/home-screen',
  'category/category': 'features/catalogue/departments/departments-screen',
  'index/index': 'features/home/for-you/for-you-screen',
  'policy/terms': 'features/policies/terms-screen',
  'policy/support': 'features/policies/support-screen',
  'policy/return': 'features/policies/returns-screen',
  'policy/privacy': 'features/policies/privacy-screen',
  'policy/about_us': 'features/policies/about-us-screen',
  'blog/blog': 'features/articles/articles-screen',
  'blog/detail': 'features/articles/article-screen',
  'search/search': 'features/search/search-screen',
  'prouduct/detail': 'features/product/product-screen',
  'category/detail': 'features/catalogue/listing/category-screen',
  'category/brands': 'features/catalogue/brands/brands-screen',
  'category/recommend': 'features/catalogue/deals/recommended-screen',
  'category/flash': 'features/catalogue/deals/flash-sale-screen',
  'category/compare': 'features/catalogue/compare/compare-screen',
  'history/viewed': 'features/catalogue/viewed/viewed-screen',
  'shop/detail': 'features/shop/shop-screen',
}

/** The others. A page without a card (Page's `share`) sends home when it is sent to a chat. */
const PERSONAL = {
  'cart/cart': 'features/purchase/cart-screen',
  'mine/dashboard': 'features/account/dashboard/dashboard-screen',
  'users/login': 'features/sign-in/sign-in-screen',
  'users/register': 'features/sign-in/register-screen',
  'users/forgot': 'features/sign-in/forgot-screen',
  'users/tiktok': 'features/sign-in/tiktok-screen',
  'users/security': 'features/account/security/security-screen',
  'users/404': 'shell/not-found/not-found-screen',
  'cart/mycart': 'features/purchase/my-cart-screen',
  'cart/edit': 'features/purchase/edit-cart-screen',
  'cart/delivery': 'features/purchase/delivery-screen',
  'cart/pay': 'features/purchase/pay-screen',
  'mine/address': 'features/addresses/addresses-screen',
  'mine/wishlist': 'features/wishlist/wishlist-screen',
  'mine/confing': 'features/account/profile/profile-screen',
  'mine/account': 'features/account/closing/closing-screen',
  'mine/wallet': 'features/wallet/wallet-screen',
  'mine/recharge': 'features/wallet/recharge/recharge-screen',
  'mine/withdraw': 'features/wallet/withdraw/withdraw-screen',
  'mine/notices': 'features/notices/notices-screen',
  'mine/pc_mine': 'features/account/dashboard/wide-dashboard-screen',
  'mine/store': 'features/seller/store/store-screen',
  'shop/create': 'features/seller/application/application-screen',
  'seller/orders': 'features/shop-admin/orders/orders-screen',
  'seller/order': 'features/shop-admin/order/order-screen',
  'seller/stock': 'features/shop-admin/stock/stock-screen',
  'seller/reviews': 'features/shop-admin/reviews/reviews-screen',
  'seller/balance': 'features/shop-admin/balance/balance-screen',
  'chat/chat': 'features/chat/chat-screen',
  'browser/browser': 'features/browser/browser-screen',
  'history/purchase': 'features/orders/list/orders-screen',
  'history/detail': 'features/orders/order/order-screen',
  'history/track': 'features/orders/tracking/tracking-screen',
  'history/comment': 'features/after-sale/review/review-screen',
  'history/refund': 'features/after-sale/refund/refund-screen',
  'mine/refund_sent': 'features/after-sale/refunds/refunds-screen',
  'map/choose': 'features/map/choose-location-screen',
  'map/show': 'features/map/open-location-screen',
}

// Taro registers the two sharing hooks only for pages that ask for them, and only the mini-program has them. On React Native
// it wraps every page in a scroll of its own, which would take the touches from the page's scroll.
const isOn = (target) => `process.env.TARO_ENV === '${target}'`
const configOf = (shared) =>
  `export default ${isOn('weapp')} ? ${shared} : ${isOn('rn')} ? { disableScroll: true } : {}\n`
const TO_CHATS = configOf('{ enableShareAppMessage: true }')
const TO_ALL = configOf('{ enableShareAppMessage: true, enableShareTimeline: true }')

/** The files by their path from src/pages, such as `mine/wallet.tsx` and `mine/wallet.config.ts`. */
function pageFiles() {
  const files = new Map()
  for (const [screens, config] of [
    [PUBLIC, TO_ALL],
    [PERSONAL, TO_CHATS],
  ]) {
    for (const [page, screen] of Object.entries(screens)) {
      files.set(`${page}.tsx`, `export { default } from '@/${screen}'\n`)
      files.set(`${page}.config.ts`, config)
    }
  }
  return files
}

const filesIn = (folder) =>
  fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }).filter((file) => /\.tsx?$/.test(file)) : []

/**
 * Writes the page files into a folder, and deletes those of routes that are gone. One that is there already stays untouched,
 * because targets are built beside each other.
 */
function writePages(folder) {
  const files = pageFiles()
  for (const file of filesIn(folder)) if (!files.has(file)) fs.rmSync(path.join(folder, file))
  for (const [file, text] of files) {
    const place = path.join(folder, file)
    if (fs.existsSync(place) && fs.readFileSync(place, 'utf8') === text) continue
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, text)
  }
}

module.exports = { writePages }

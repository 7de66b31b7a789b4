import type { Texts } from '../texts'
import type { nav as en } from '../en/nav'

export const nav: Texts<typeof en> = {
  home: '首页',
  category: '分类',
  discover: '发现',
  cart: '购物车',
  account: '账户',
  wishlist: '心愿单',
  compare: '对比',
  flash_deals: '限时特惠',
  blog: '博客',
  brands: '品牌',
  track_orders: '订单跟踪',
}

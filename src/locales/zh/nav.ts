import type { Texts } from '../texts'
import type { nav as en } from '../en/nav'

export const nav: Texts<typeof en> = {
  home: '首页',
  category: '分类',
  discover: '发现',
  cart: '购物车',
  account: '账户',
  flash_deals: '限时特惠',
  compare: '对比',
  viewed: '最近浏览',
  track_orders: '订单追踪',
  blog: '博客',
  not_found: '找不到页面',
  not_found_title: '这里什么都没有',
  not_found_text: '链接可能已过期，或者少了一个字母。',
  to_home: '前往首页',
}

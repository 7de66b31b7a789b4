import type { Texts } from '../texts'
import type { nav as en } from '../en/nav'

export const nav: Texts<typeof en> = {
  home: 'ホーム',
  category: 'カテゴリー',
  discover: '見つける',
  cart: 'カート',
  account: 'アカウント',
  flash_deals: 'タイムセール',
  compare: '比較',
  viewed: '最近見た商品',
  track_orders: '注文を追跡',
  blog: 'ブログ',
  not_found: 'ページが見つかりません',
  not_found_title: 'ここには何もありません',
  not_found_text: 'リンクが古いか、一部が欠けているようです。',
  to_home: 'ホームへ',
}

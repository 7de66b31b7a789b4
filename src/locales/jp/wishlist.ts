import type { Texts } from '../texts'
import type { wishlist as en } from '../en/wishlist'

export const wishlist: Texts<typeof en> = {
  title: 'お気に入り',
  count: { other: 'お気に入り、{count}点' },
  mark: '{name} をお気に入りに入れる',
  on: 'お気に入りに入っています',
  off: 'お気に入りに入れる',
  kept_here: 'この端末に保存しました。ログインするとお気に入りに入ります',
  empty_title: 'お気に入りはまだありません',
  empty_text: '商品のハートをタップすると、ここからまた見つけられます。',
  failed: 'お気に入りを読み込めませんでした',
}

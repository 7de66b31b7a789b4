import type { Texts } from '../texts'
import type { search as en } from '../en/search'

export const search: Texts<typeof en> = {
  departments: 'カテゴリー',
  all_of: '{name}をすべて見る',
  kinds: '種類',
  brands: 'ブランド',
  failed_departments: 'カテゴリーを読み込めませんでした',
  no_departments: 'まだ商品がありません',
  no_departments_text: 'しばらくしてからもう一度ご覧ください。',
}

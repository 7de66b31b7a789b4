import type { Texts } from '../texts'
import type { search as en } from '../en/search'

export const search: Texts<typeof en> = {
  departments: '商品分類',
  all_of: '全部{name}',
  kinds: '類別',
  brands: '品牌',
  failed_departments: '分類未能載入',
  no_departments: '貨架上還沒有商品',
  no_departments_text: '請稍後再來看看。',
}

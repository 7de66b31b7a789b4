import type { Texts } from '../texts'
import type { search as en } from '../en/search'

export const search: Texts<typeof en> = {
  departments: '商品分类',
  all_of: '全部{name}',
  kinds: '类别',
  brands: '品牌',
  failed_departments: '分类未能加载',
  no_departments: '货架上还没有商品',
  no_departments_text: '请稍后再来看看。',
}

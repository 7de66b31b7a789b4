import type { Texts } from '../texts'
import type { home as en } from '../en/home'

export const home: Texts<typeof en> = {
  flash: '限时特惠',
  ends_in: '距结束',
  ends_in_days: '距结束 {days} 天',
  picked: '为你推荐',
  adverts: '优惠',
  slide: '第 {number} 张，共 {count} 张',
  previous: '上一张',
  next: '下一张',
  look: '去看看',
  departments: '商品分类',
  empty_title: '货架还是空的',
  empty_text: '店铺上架商品后会显示在这里。',
  failed: '商品未能加载',
}

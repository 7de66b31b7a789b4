import type { Texts } from '../texts'
import type { home as en } from '../en/home'

export const home: Texts<typeof en> = {
  flash: '限時特惠',
  ends_in: '距結束',
  ends_in_days: '距結束 {days} 天',
  picked: '為你推薦',
  adverts: '優惠',
  slide: '第 {number} 張，共 {count} 張',
  previous: '上一張',
  next: '下一張',
  look: '去看看',
  departments: '商品分類',
  empty_title: '貨架還是空的',
  empty_text: '店鋪上架商品後會顯示在這裡。',
  failed: '商品未能載入',
}

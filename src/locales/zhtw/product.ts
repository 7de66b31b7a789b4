import type { Texts } from '../texts'
import type { product as en } from '../en/product'

export const product: Texts<typeof en> = {
  sold_out: '已售罄',
  sold_out_sorry: '此商品已售罄',
  all_in_cart: { other: '庫存僅有 {count} 件' },
  sold: '已售 {count}',
  left: '剩餘 {count}',
  add_named: '將 {name} 加入購物車',
  add_to_cart: '加入購物車',
  choose_option: '請選擇{option}',
  choose_to_go_on: '選擇{option}後繼續',
  value_sold_out: '{value}，已售罄',
  sold_out_with: '與 {choice} 搭配已售罄：{values}',
  sold_out_values: '已售罄：{values}',
  combination_sold_out: '此組合已售罄',
  only_left: { other: '僅剩 {count} 件' },
  quantity: '數量',
  failed: '此商品未能載入',
}

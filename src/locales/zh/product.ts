import type { Texts } from '../texts'
import type { product as en } from '../en/product'

export const product: Texts<typeof en> = {
  sold_out: '已售罄',
  sold_out_sorry: '该商品已售罄',
  all_in_cart: { other: '库存仅有 {count} 件' },
  sold: '已售 {count}',
  left: '剩余 {count}',
  add_named: '将 {name} 加入购物车',
  add_to_cart: '加入购物车',
  choose_option: '请选择{option}',
  choose_to_go_on: '选择{option}后继续',
  value_sold_out: '{value}，已售罄',
  sold_out_with: '与 {choice} 搭配已售罄：{values}',
  sold_out_values: '已售罄：{values}',
  combination_sold_out: '该组合已售罄',
  only_left: { other: '仅剩 {count} 件' },
  quantity: '数量',
  failed: '该商品未能加载',
}

import type { Texts } from '../texts'
import type { product as en } from '../en/product'

export const product: Texts<typeof en> = {
  sold_out: '売り切れ',
  sold_out_sorry: 'この商品は売り切れです',
  all_in_cart: { other: '在庫は {count} 点のみです' },
  sold: '販売数 {count}',
  left: '残り {count}',
  add_named: '{name} をカートに入れる',
  add_to_cart: 'カートに入れる',
  choose_option: '{option}を選択',
  choose_to_go_on: '続けるには{option}を選択',
  value_sold_out: '{value}（売り切れ）',
  sold_out_with: '{choice} では売り切れ：{values}',
  sold_out_values: '売り切れ：{values}',
  combination_sold_out: 'この組み合わせは売り切れです',
  only_left: { other: '残り {count} 点' },
  quantity: '数量',
  failed: 'この商品を読み込めませんでした',
}

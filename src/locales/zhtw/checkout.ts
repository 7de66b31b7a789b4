import type { Texts } from '../texts'
import type { checkout as en } from '../en/checkout'

export const checkout: Texts<typeof en> = {
  step_my_cart: '我的購物車',
  step_shipment: '收貨地址',
  step_delivery: '配送',
  step_payment: '付款',
  step_confirm: '確認',
}

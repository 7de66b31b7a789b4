import type { Texts } from '../texts'
import type { checkout as en } from '../en/checkout'

export const checkout: Texts<typeof en> = {
  step_my_cart: '我的购物车',
  step_shipment: '收货地址',
  step_delivery: '配送',
  step_payment: '支付',
  step_confirm: '确认',
}

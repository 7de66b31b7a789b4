import type { Texts } from '../texts'
import type { checkout as en } from '../en/checkout'

export const checkout: Texts<typeof en> = {
  step_my_cart: 'カート',
  step_shipment: 'お届け先',
  step_delivery: '配送',
  step_payment: '支払い',
  step_confirm: '確認',
}

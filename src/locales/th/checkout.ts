import type { Texts } from '../texts'
import type { checkout as en } from '../en/checkout'

export const checkout: Texts<typeof en> = {
  step_my_cart: 'ตะกร้าของฉัน',
  step_shipment: 'ที่อยู่',
  step_delivery: 'การจัดส่ง',
  step_payment: 'ชำระเงิน',
  step_confirm: 'ยืนยัน',
}

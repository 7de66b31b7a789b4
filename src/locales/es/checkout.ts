import type { Texts } from '../texts'
import type { checkout as en } from '../en/checkout'

export const checkout: Texts<typeof en> = {
  step_my_cart: 'Mi carrito',
  step_shipment: 'Envío',
  step_delivery: 'Entrega',
  step_payment: 'Pago',
  step_confirm: 'Confirmar',
}

export const checkout = {
  step_my_cart: 'My cart',
  step_shipment: 'Shipment',
  step_delivery: 'Delivery',
  step_payment: 'Payment',
  step_confirm: 'Confirm',
}

import type { OrderDetail } from '@contract/entities/order'

/** The parts of an order that an invoice shows: while they are the same, so is the document. */
export type Invoiced = Pick<
  OrderDetail,
  | 'increment_id'
  | 'created_at'
  | 'payment_status'
  | 'payment_method'
  | 'grand_total'
  | 'product_total'
  | 'coupon_cost'
  | 'shipping_cost'
  | 'tax_total'
  | 'arrival_method'
  | 'actual_payment'
  | 'shop'
  | 'address'
  | 'customer'
  | 'products'
>
/** Only these parts of an order. */
export function invoiced(order: OrderDetail): Invoiced {
  const { increment_id, created_at, payment_status, payment_method, grand_total, product_total } = order
  const { coupon_cost, shipping_cost, tax_total, arrival_method, actual_payment, shop, address, customer } = order
  return {
    ...{ increment_id, created_at, payment_status, payment_method, grand_total, product_total },
    ...{ coupon_cost, shipping_cost, tax_total, arrival_method, actual_payment, shop, address, customer },
    products: order.products.map((line) => ({ ...line, commented: false, refundable: 0 })),
  }
}

/** The name of the document, without extension. */
export const invoiceName = (order: Pick<OrderDetail, 'increment_id'>): string => `invoice-${order.increment_id}`

import type { OrderDetail } from '@contract/entities/order'

/** What an invoice says of an order: when none of it changes, neither does the document. */
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
/** That and nothing else of an order. */
export function invoiced(order: OrderDetail): Invoiced {
  const { increment_id, created_at, payment_status, payment_method, grand_total, product_total } = order
  const { coupon_cost, shipping_cost, tax_total, arrival_method, actual_payment, shop, address, customer } = order
  return {
    ...{ increment_id, created_at, payment_status, payment_method, grand_total, product_total },
    ...{ coupon_cost, shipping_cost, tax_total, arrival_method, actual_payment, shop, address, customer },
    products: order.products.map((line) => ({ ...line, commented: false, refundable: 0 })),
  }
}

/** The name of the document, without its ending. */
export const invoiceName = (order: Pick<OrderDetail, 'increment_id'>): string => `souk-${order.increment_id}`

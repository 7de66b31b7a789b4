/** An order as tests answer it, in the history and on its page. */
import type { OrderDetail, OrderSummary } from '@contract/entities/order'

export const SUMMARY: OrderSummary = {
  order_id: '12',
  increment_id: '261110000012',
  created_at: '2026-11-10T10:00:00Z',
  status: 'to_be_shipped',
  payment_status: 'paid',
  payment_method: 'wallet',
  expires_at: null,
  grand_total: '16.90',
  shop: { shop_id: '1', name: 'Claywick Kitchen', image: 'a/teapot.webp', ground: 'mist' },
  products: [
    {
      item_id: '1',
      product_id: '7',
      sku: 'S7',
      name_en: 'Enamel teapot',
      image: 'p/teapot-600.webp',
      ground: 'sand',
      qty: 1,
      price: '15.00',
      row_price: '15.00',
      coupon_share: '0.00',
      custom_option_info: [],
      commented: false,
      refundable: 1,
    },
  ],
  actions: ['cancel'],
}
export const DETAIL: OrderDetail = {
  ...SUMMARY,
  pay_time: '2026-11-10T10:05:00Z',
  deliver_time: null,
  delivery_time: null,
  success_time: null,
  log_sn: null,
  carrier: null,
  arrival_method: 'Standard',
  product_total: '15.00',
  coupon_cost: '0.00',
  shipping_cost: '1.90',
  tax_total: '2.39',
  actual_payment: { wallet: 'EUR', currency: 'EUR', amount: '15.55' },
  charge: [],
  order_remark: '',
  cancel_remark: '',
  unread_messages: 0,
  address: {
    name: 'Robin Sample',
    street: 'Rua da Rosa 42',
    zip: '1200-386',
    city: 'Lisbon',
    state: '',
    country: 'PT',
    phone: '66812345678',
    email: 'robin@souk.test',
  },
  customer: { name: 'Robin Sample', email: 'robin@souk.test', telephone: '' },
  timeline: [
    { status: 'to_be_paid', time: '2026-11-10T10:00:00Z' },
    { status: 'paid', time: '2026-11-10T10:05:00Z' },
    { status: 'to_be_shipped', time: '2026-11-10T10:15:00Z' },
  ],
}
const NO_COUNTS = { all: 0, to_pay: 0, to_ship: 0, on_the_way: 0, delivered: 0, completed: 0, cancelled: 0 }

/** The only page of a tab. */
export const orderPage = (list: OrderSummary[]) => ({
  list,
  count: list.length,
  p: 1,
  page_size: 20,
  counts: NO_COUNTS,
})

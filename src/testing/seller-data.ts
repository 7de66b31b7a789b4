/** Orders, variants and money of a shop as tests answer them. */
import type { Data } from '@contract/all-calls'
import type { SellerOrder, SellerOrderRow } from '@contract/entities/seller/order'
import type { StatementLine } from '@contract/calls/seller/settlement'
import type { StockRow } from '@/domain/seller/stock-changes'

export const SALE: SellerOrderRow = {
  order_id: '12',
  increment_id: '261122000187',
  created_at: '2026-11-22T10:00:00Z',
  status: 'to_be_shipped',
  payment_status: 'paid',
  payment_method: 'wallet',
  grand_total: '41.80',
  buyer: 'Ana Ruiz',
  products: [
    {
      item_id: '1',
      product_id: '7',
      sku: 'TEAPOT-BLUE',
      name_en: 'Enamel teapot',
      image: 'p/teapot-600.webp',
      ground: 'sand',
      qty: 3,
      price: '12.90',
      row_price: '38.70',
      coupon_share: '0.00',
      custom_option_info: [{ name: 'Colour', value: 'Blue' }],
      refunded: 0,
    },
  ],
  ship_by: '2026-11-25T10:00:00Z',
  late: false,
  deliver_from: null,
  carrier: null,
  log_sn: null,
  parcels: [],
  partly_sent: false,
  unread_messages: 0,
  unanswered: false,
  actions: ['ship'],
}

export const SALE_DETAIL: SellerOrder = {
  ...SALE,
  product_total: '38.70',
  coupon_cost: '0.00',
  shipping_cost: '3.10',
  tax_total: '2.53',
  arrival_method: 'Standard',
  address: {
    name: 'Ana Ruiz',
    street: 'Rua das Flores 18',
    zip: '1200-386',
    city: 'Lisbon',
    state: '',
    country: 'PT',
    phone: '66812345678',
  },
  order_remark: 'Ring twice',
  cancel_remark: '',
  refunds: [],
  timeline: [],
  track: [],
}

const COUNTS = { all: 9, to_pay: 0, to_accept: 1, to_ship: 6, on_the_way: 14, delivered: 0, completed: 0, cancelled: 0 }

/** The answer to a list of orders. */
export const salePage = (list: readonly SellerOrderRow[]) => ({
  ...{ list, count: list.length, p: 1, page_size: 20 },
  ...{ counts: COUNTS, late: 0, unanswered: 0 },
})

export const VARIANT: StockRow = {
  sku_id: '31',
  sku: 'TEAPOT-BLUE',
  product_id: '7',
  name_en: 'Enamel teapot',
  image: 'p/teapot-600.webp',
  ground: 'sand',
  options: { color: 'blue' },
  price: '12.90',
  special_price: null,
  stock: 2,
}

export const stockPage = (list: readonly StockRow[]) => ({ list, count: list.length, p: 1, page_size: 20 })

const STATEMENT_LINE: StatementLine = {
  line_id: '91',
  at: '2026-11-20T10:00:00.000Z',
  kind: 'settle',
  order_id: '12',
  increment_id: '261122000187',
  refund_id: null,
  ...{ goods: '25.80', shipping: '3.90', promotion: '0.00', commission: '0.80', fee: '0.00' },
  net: '28.90',
}

/** The answer to a shop's balance, of a sale and a payout. */
export const EARNED: Data<'sellerBalance'> = {
  currency: 'USD',
  balance: '28.90',
  held: '41.80',
  open_orders: 2,
  terms: { commission_bps: 1_250, card_fee_bps: 150, card_fee_fixed: '0.30', cash_with: 'platform', hold_days: 3 },
  last: [
    STATEMENT_LINE,
    {
      ...STATEMENT_LINE,
      ...{ line_id: '92', kind: 'payout', order_id: null, increment_id: null, net: '-20.00' },
      ...{ goods: '0.00', shipping: '0.00', promotion: '0.00', commission: '0.00', fee: '0.00' },
    },
  ],
}

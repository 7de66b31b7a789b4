/** What a server of a test answers to the calls of cart and checkout. */
import type { Data } from '@contract/all-calls'
import type { Address } from '@contract/entities/address'
import type { CartInfo, CartLine } from '@contract/entities/cart'

export const LINE: CartLine = {
  item_id: '31',
  product_id: '7',
  sku: 'S7',
  name_en: 'Enamel teapot',
  image: 'p/teapot-600.webp',
  ground: 'sand',
  qty: 1,
  stock: 20,
  price: '15.00',
  row_price: '15.00',
  custom_option_sku: '',
  custom_option_info: [],
  selected: true,
  active: true,
}

export const cartOf = (...products: CartLine[]): CartInfo => ({
  items_count: products.reduce((sum, { qty }) => sum + qty, 0),
  coupon_code: null,
  product_total: '15.00',
  coupon_cost: '0.00',
  shipping_cost: '2.00',
  tax_total: '2.39',
  grand_total: '17.00',
  shops:
    products.length === 0
      ? []
      : [
          {
            shop_id: '1',
            name: 'Claywick Kitchen',
            image: 'a/teapot.webp',
            ground: 'mist',
            free_shipping_from: '20.00',
            product_total: '15.00',
            products,
          },
        ],
})

export const ADDRESS: Address = {
  address_id: '5',
  name: 'Robin Sample',
  street: 'Rua da Rosa 42',
  zip: '1200-386',
  city: 'Lisbon',
  state: '',
  country: 'PT',
  phone: '+351210000000',
  email: 'robin@souk.test',
  is_default: true,
}

export const OPENED: Data<'checkout'> = {
  cart_info: cartOf(LINE),
  address_list: [ADDRESS],
  shippings: [
    {
      shop_id: '1',
      methods: [
        {
          method: 'standard',
          name: 'Standard',
          cost: '2.00',
          eta_from: '2026-11-24',
          eta_to: '2026-11-26',
          selected: true,
        },
        {
          method: 'express',
          name: 'Express',
          cost: '6.00',
          eta_from: '2026-11-22',
          eta_to: '2026-11-22',
          selected: false,
        },
      ],
    },
  ],
  payments: [
    { payment_method: 'wallet', name: 'Wallet', enabled: true },
    { payment_method: 'cash_on_delivery', name: 'Cash', enabled: true },
  ],
  wallets: [{ code: 'USD', name: 'US Dollar', currency: 'USD', balance: '50.00', frozen: '0.00' }],
  currency: 'USD',
}

export const QUOTE: Data<'checkoutQuote'> = {
  cart_info: OPENED.cart_info,
  quote_id: '71',
  charge: [{ wallet: 'USD', currency: 'USD', amount: '17.00' }],
}

export const PLACED: Data<'submitOrder'> = {
  orders: [{ order_id: '12', increment_id: '261110000012', shop_id: '1', grand_total: '17.00' }],
  grand_total: '17.00',
}

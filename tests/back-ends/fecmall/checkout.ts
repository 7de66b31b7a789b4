/** The page on which a buyer fills in an order, and the order that comes of it. */
import { addAddress, addressFrom, addressOf, addressesOf, isComplete, usualAddress } from './addresses'
import { wordsIn } from './cards'
import { cartInfo, cartOf, pricedLines, totalsOf } from './cart-info'
import { CODES, fail, ok, phpMap } from './codes'
import type { Answer } from './codes'
import { amount, converted } from './money'
import { COUNTRIES, DEFAULT_COUNTRY, countryName, statesOf } from './places'
import { buyerKey, field, fieldsOf, inStock, nextId, seconds, takeOut } from './shop'
import type { AddressFields, Call, Cart, Order, Route } from './shop'

interface Payment {
  readonly label: string
  readonly supplement: string | null
  /** Where the order goes on to be paid. */
  readonly start: string
}

const PAYMENTS: Readonly<Record<string, Payment>> = {
  check_money: {
    label: 'Check / Money Order',
    supplement: 'Off-line Money Payments',
    start: '/payment/checkmoney/start',
  },
  paypal_standard: {
    label: 'PayPal Express Payments',
    supplement: null,
    start: '/payment/paypal/standard/start',
  },
  alipay_standard: { label: '支付宝支付', supplement: null, start: '/payment/alipay/standard/start' },
}

interface Shipping {
  readonly method: string
  readonly label: string
  readonly name: string
  /** What it costs in dollars. */
  readonly cost: (country: string, weight: number) => number
}

const FAST: Readonly<Record<string, number>> = { CN: 9.9, US: 14.9 }

const SHIPPINGS: readonly Shipping[] = [
  { method: 'free_shipping', label: 'Free shipping( 7-20 work days)', name: 'HKBRAM', cost: () => 0 },
  {
    method: 'fast_shipping',
    label: 'Fast Shipping( 5-10 work days)',
    name: 'HKDHL',
    cost: (country, weight) => (FAST[country] ?? 24.9) + 2 * Math.ceil(weight),
  },
]

/** What a cart costs to send with the method that it has, or with the first. */
function shippingCost(call: Call, cart: Cart, country: string): number {
  const shipping = SHIPPINGS.find(({ method }) => method === cart.shipping) ?? SHIPPINGS[0]
  return shipping?.cost(country, totalsOf(cart, call.currency, 0).weight) ?? 0
}

/** The methods of shipping; what is free costs a text, and the others a number. */
function shippingsOf(call: Call, cart: Cart, country: string): object[] {
  const { weight } = totalsOf(cart, call.currency, 0)
  return SHIPPINGS.map((shipping, index) => {
    const cost = shipping.cost(country, weight)
    return {
      method: shipping.method,
      label: shipping.label,
      name: shipping.name,
      cost: cost === 0 ? amount(0) : converted(cost, call.currency),
      symbol: call.currency.symbol,
      checked: shipping.method === cart.shipping ? true : '',
      shipping_i: index + 1,
    }
  })
}

function paymentsOf(cart: Cart): object {
  const entries = Object.entries(PAYMENTS).map(([method, { label, supplement }]) => [
    method,
    { label, imageUrl: '', supplement, ...(method === cart.payment ? { checked: true } : {}) },
  ])
  return Object.fromEntries(entries)
}

function addressLine(fields: AddressFields): string {
  const { first_name, last_name, email, street1, street2, city, state, country, zip, telephone } = fields
  return [first_name, last_name, email, street1, street2, city, state, countryName(country), zip, telephone].join(' ')
}

/** Whether there is nothing in the cart that could be ordered. */
export function isEmpty(call: Call): boolean {
  return pricedLines(cartOf(call), call.currency).length === 0
}

/** What checkout shows: with the address that PayPal sent, or the one of the customer. */
export function checkoutPage(call: Call, given: AddressFields | null): object {
  const { customer } = call
  const cart = cartOf(call)
  cart.shipping ??= SHIPPINGS[0]?.method ?? null
  cart.payment ??= Object.keys(PAYMENTS)[0] ?? null
  const usual = given ? undefined : usualAddress(call)
  const names = { first_name: customer?.firstname ?? '', last_name: customer?.lastname ?? '' }
  const blank = addressFrom({ ...names, email: customer?.email ?? '' })
  const address = given ?? usual?.fields ?? blank
  const country = address.country || DEFAULT_COUNTRY
  const lines = addressesOf(call).map(({ id, fields, isDefault }) => [
    String(id),
    { address: addressLine(fields), is_default: isDefault ? '1' : '2' },
  ])
  return {
    payments: paymentsOf(cart),
    shippings: shippingsOf(call, cart, country),
    current_shipping_method: cart.shipping,
    current_payment_method: cart.payment,
    cart_info: cartInfo(call, cart, 'checkout', shippingCost(call, cart, country)),
    currency_info: call.currency,
    isGuest: customer ? 0 : 1,
    address_list: phpMap(Object.fromEntries(lines)),
    cart_address: {
      email: address.email,
      first_name: address.first_name,
      last_name: address.last_name,
      telephone: address.telephone,
      country,
      state: address.state,
      city: address.city,
      zip: address.zip,
      street1: address.street1,
      street2: address.street2,
    },
    cart_address_id: usual?.id ?? '',
    countryArr: COUNTRIES,
    country,
  }
}

const emptyCart = () => fail(CODES.cartEmpty, 'cart product is empty')

function index(call: Call): Answer {
  return isEmpty(call) ? emptyCart() : ok(checkoutPage(call, null))
}

function changeCountry(call: Call): Answer {
  return ok({ stateArr: phpMap(statesOf(field(call, 'country'))) })
}

function update(call: Call): Answer {
  const id = field(call, 'address_id')
  const country = id === '' ? field(call, 'country') : (addressOf(call, id)?.fields.country ?? '')
  if (country === '') return fail(CODES.addressWithoutCountry, 'shipping country is empty')
  if (isEmpty(call)) return emptyCart()
  const cart = cartOf(call)
  const chosen = SHIPPINGS.find(({ method }) => method === field(call, 'shipping_method'))
  if (chosen) cart.shipping = chosen.method
  return ok({
    cart_info: cartInfo(call, cart, 'checkout', shippingCost(call, cart, country)),
    shippings: shippingsOf(call, cart, country),
  })
}

const invalidFields = (what: string) => fail(CODES.orderFieldsInvalid, `${what} is empty or invalid`)

/** Makes an order of the cart of the customer who calls, or says why not. */
export function placeOrder(call: Call, payment: string, checkout: Order['checkout']): Order | Answer {
  const { shop, customer, currency } = call
  if (!customer) return fail(CODES.orderFailed, 'generate order fail')
  const id = field(call, 'address_id')
  const saved = addressOf(call, id)
  const address = id === '' ? addressFrom(fieldsOf(call, 'billing')) : saved?.fields
  if (!address || !isComplete(address)) return invalidFields('address')
  const shipping = SHIPPINGS.find(({ method }) => method === field(call, 'shipping_method'))
  if (!shipping) return invalidFields('shipping method')
  const cart = cartOf(call)
  const lines = pricedLines(cart, currency)
  if (lines.length === 0) return emptyCart()
  const lacking = lines.find(({ line }) => inStock(shop, line.productId, line.optionSku) < line.qty)
  if (lacking) return fail(CODES.stockOut, `product ${lacking.product.sku} is stock out`)
  const { weight } = totalsOf(cart, currency, 0)
  const totals = totalsOf(cart, currency, shipping.cost(address.country, weight))
  const order: Order = {
    id: nextId(shop, 'order'),
    customer,
    status: 'pending',
    checkout,
    createdAt: seconds(shop),
    updatedAt: seconds(shop),
    currency,
    lines: lines.map(({ line, product, ...prices }) => ({
      ...prices,
      itemId: nextId(shop, 'orderItem'),
      productId: product.id,
      optionSku: line.optionSku,
      name: wordsIn(product.name, call.language),
      qty: line.qty,
    })),
    weight,
    subtotal: totals.products,
    baseSubtotal: totals.baseProducts,
    discount: totals.coupon,
    baseDiscount: totals.baseCoupon,
    shippingCost: totals.shipping,
    baseShippingCost: totals.baseShipping,
    coupon: cart.coupon,
    payment,
    shipping: shipping.method,
    address,
    paymentToken: null,
    transaction: null,
  }
  for (const { line } of lines) takeOut(shop, line)
  if (!saved) addAddress(call, address, false)
  shop.orders.push(order)
  shop.lastOrders.set(buyerKey(call), order.id)
  shop.carts.delete(buyerKey(call))
  return order
}

function submit(call: Call): Answer {
  const method = field(call, 'payment_method')
  const payment = PAYMENTS[method]
  if (!payment) return invalidFields('payment method')
  const order = placeOrder(call, method, 'standard')
  return 'body' in order ? order : ok({ redirectUrl: payment.start })
}

/** The calls of checkout. */
export const CHECKOUT_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/checkout/onepage/index', login: true, run: index },
  { method: 'GET', path: '/checkout/onepage/changecountry', run: changeCountry },
  { method: 'GET', path: '/checkout/onepage/getshippingandcartinfo', run: update },
  { method: 'POST', path: '/checkout/onepage/submitorder', login: true, run: submit },
]

/** The orders of a customer, and how an order is written. */
import { imagePaths, productOf, thumbnail } from './cards'
import { putAgain } from './cart'
import { chosenOptions } from './cart-info'
import { CODES, fail, ok, phpMap } from './codes'
import type { Answer } from './codes'
import { amount, cents } from './money'
import { countryName, stateName } from './places'
import { dateText, field } from './shop'
import type { Call, Order, OrderLine, Route, Shop } from './shop'

/** As many as the example shows of its 113. */
const PAGE_SIZE = 10

/** The number of an order that buyers see. */
export function incrementId(order: Order): string {
  return String(1_100_000_000 + order.id)
}

const itemsCount = (order: Order): number => order.lines.reduce((sum, { qty }) => sum + qty, 0)

/** What the buyer pays, in the currency of the order. */
export function grandTotal(order: Order): string {
  return amount(cents(order.subtotal + order.shippingCost - order.discount))
}

const baseGrandTotal = (order: Order): string =>
  amount(cents(order.baseSubtotal + order.baseShippingCost - order.baseDiscount))

/** The sums of an order, which are the same wherever it is shown. */
function sums(order: Order): object {
  return {
    total_weight: amount(order.weight),
    order_currency_code: order.currency.code,
    order_to_base_rate: order.currency.rate.toFixed(4),
    grand_total: grandTotal(order),
    base_grand_total: baseGrandTotal(order),
    subtotal: amount(order.subtotal),
    base_subtotal: amount(order.baseSubtotal),
    subtotal_with_discount: amount(order.discount),
    base_subtotal_with_discount: amount(order.baseDiscount),
  }
}

/** Who bought and where it goes, without the id of the customer, which is written in two ways. */
function buyerOf(order: Order): { name: object; address: object } {
  const { address } = order
  return {
    name: {
      customer_group: null,
      customer_email: address.email,
      customer_firstname: address.first_name,
      customer_lastname: address.last_name,
    },
    address: {
      customer_telephone: address.telephone,
      customer_address_country: address.country,
      customer_address_state: address.state,
      customer_address_city: address.city,
      customer_address_zip: address.zip,
      customer_address_street1: address.street1,
      customer_address_street2: address.street2,
    },
  }
}

const shippingOf = (order: Order) => ({
  coupon_code: order.coupon,
  payment_method: order.payment,
  shipping_method: order.shipping,
  shipping_total: amount(order.shippingCost),
  base_shipping_total: amount(order.baseShippingCost),
})

/** An order of the list: every number is a text here. */
function row(order: Order): object {
  const { name, address } = buyerOf(order)
  return {
    order_id: String(order.id),
    increment_id: incrementId(order),
    order_status: order.status,
    created_at: dateText(order.createdAt),
    items_count: String(itemsCount(order)),
    ...sums(order),
    checkout_method: order.checkout,
    customer_id: String(order.customer.id),
    ...name,
    customer_is_guest: '2',
    ...shippingOf(order),
    ...address,
    currency_symbol: order.currency.symbol,
  }
}

const optionsOf = ({ productId, optionSku }: OrderLine): Readonly<Record<string, string>> => {
  const product = productOf(productId)
  return product ? chosenOptions(product, optionSku) : {}
}

function viewedLine(shop: Shop, line: OrderLine): object {
  const product = productOf(line.productId)
  return {
    imgUrl: product ? thumbnail(shop, '100/100', imagePaths(product)[0]) : '',
    name: line.name,
    sku: product?.sku ?? '',
    qty: String(line.qty),
    row_total: amount(line.row),
    product_id: line.productId,
    custom_option_info: phpMap(optionsOf(line)),
  }
}

/** A line as payment reports it: the stored row, all texts. */
function storedLine(shop: Shop, order: Order, line: OrderLine): object {
  const product = productOf(line.productId)
  const weight = product?.weight ?? 0
  return {
    item_id: String(line.itemId),
    store: shop.host,
    order_id: String(order.id),
    created_at: String(order.createdAt),
    updated_at: String(order.updatedAt),
    product_id: line.productId,
    sku: product?.sku ?? '',
    name: line.name,
    custom_option_sku: line.optionSku,
    image: product ? imagePaths(product)[0] : '',
    weight: amount(weight),
    qty: String(line.qty),
    row_weight: amount(weight * line.qty),
    price: amount(line.price),
    base_price: amount(line.basePrice),
    row_total: amount(line.row),
    base_row_total: amount(line.baseRow),
    redirect_url: product?.slug ?? '',
    spu_options: phpMap(product?.options ?? {}),
    custom_option: phpMap(line.optionSku === '' ? {} : optionsOf(line)),
    custom_option_info: phpMap(optionsOf(line)),
  }
}

/** What PayPal leaves behind in an order; nothing of it is known of an order that was not paid that way. */
const UNKNOWN_OF_PAYMENT = [
  'ipn_track_id',
  'receiver_id',
  'verify_sign',
  'charset',
  'payment_fee',
  'payment_type',
  'correlation_id',
  'base_payment_fee',
  'protection_eligibility',
  'protection_eligibility_type',
  'secure_merchant_account_id',
  'build',
  'paypal_order_datetime',
  'theme_type',
] as const

/** The order as payment reports it: here ids, counts and times are numbers. */
export function paidOrder(shop: Shop, order: Order): object {
  const { name, address } = buyerOf(order)
  return {
    order_id: order.id,
    increment_id: incrementId(order),
    order_status: order.status,
    store: shop.host,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    items_count: itemsCount(order),
    ...sums(order),
    is_changed: 1,
    checkout_method: order.checkout,
    customer_id: order.customer.id,
    ...name,
    customer_is_guest: 2,
    remote_ip: null,
    ...shippingOf(order),
    ...address,
    txn_type: order.transaction ? 'cart' : null,
    txn_id: order.transaction?.id ?? null,
    payer_id: order.transaction?.payer ?? null,
    ...Object.fromEntries(UNKNOWN_OF_PAYMENT.map((one) => [one, null])),
    if_is_return_stock: 2,
    payment_token: order.paymentToken,
    version: 0,
    items: order.lines.map((line) => storedLine(shop, order, line)),
  }
}

const ordersOf = ({ shop, customer }: Call): Order[] =>
  shop.orders.filter((order) => order.customer.id === customer?.id).reverse()

function index(call: Call): Answer {
  const own = ordersOf(call)
  const page = Math.max(1, Math.floor(Number(field(call, 'p'))) || 1)
  const orderList = own.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(row)
  return ok({ orderList, count: String(own.length) })
}

const orderOf = (call: Call): Order | undefined =>
  ordersOf(call).find(({ id }) => String(id) === field(call, 'order_id'))

function view(call: Call): Answer {
  const order = orderOf(call)
  if (!order) return fail(CODES.orderUnknown, 'order is not exist')
  const { country, state } = order.address
  return ok({
    order: {
      ...row(order),
      customer_address_state_name: stateName(country, state),
      customer_address_country_name: countryName(country),
      products: order.lines.map((line) => viewedLine(call.shop, line)),
    },
  })
}

function reorder(call: Call): Answer {
  const order = orderOf(call)
  if (!order) return fail(CODES.reorderUnknown, 'order id is invalid')
  for (const { productId, optionSku, qty } of order.lines) putAgain(call, productId, optionSku, qty)
  return ok()
}

/** The calls about orders. */
export const ORDER_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/customer/order/index', login: true, run: index },
  { method: 'GET', path: '/customer/order/view', login: true, run: view },
  { method: 'GET', path: '/customer/order/reorder', login: true, run: reorder },
]

/** PayPal's express checkout, which begins in the cart. */
import { addressFrom } from './addresses'
import { cartOf, pricedLines } from './cart-info'
import { checkoutPage, isEmpty, placeOrder } from './checkout'
import { CODES, fail, ok } from './codes'
import type { Answer } from './codes'
import { gatewayUrl, markPaid, paypalToken } from './payment'
import { buyerKey, field, inStock } from './shop'
import type { Call, Route } from './shop'

/** The address that PayPal has of its buyer. */
const PAYPAL_ADDRESS = addressFrom({
  first_name: 'Jo',
  last_name: 'Lim',
  email: 'jo@paypal.example',
  telephone: '4155550100',
  street1: '1 Main Street',
  street2: '',
  city: 'New York',
  state: 'NY',
  zip: '10021',
  country: 'US',
})

const noToken = () => fail(CODES.expressTokenFailed, 'paypal get token fail')

function start(call: Call): Answer {
  if (isEmpty(call)) return fail(CODES.orderFailed, 'generate order fail')
  const lines = pricedLines(cartOf(call), call.currency)
  const lacking = lines.some(({ line }) => inStock(call.shop, line.productId, line.optionSku) < line.qty)
  if (lacking) return fail(CODES.stockOut, 'product is stock out')
  if (field(call, 'return_url') === '') return noToken()
  const token = paypalToken()
  call.shop.expressTokens.set(token, { buyer: buyerKey(call), used: false })
  const query = { token, return_url: field(call, 'return_url'), cancel_url: field(call, 'cancel_url') }
  return ok({ redirectUrl: gatewayUrl(call.shop, 'paypal', query) })
}

/** The token of a call, where PayPal gave it to the one who calls. */
function tokenOf(call: Call): { used: boolean } | undefined {
  const token = call.shop.expressTokens.get(field(call, 'token'))
  return token?.buyer === buyerKey(call) ? token : undefined
}

function review(call: Call): Answer {
  if (isEmpty(call)) return fail(CODES.cartEmpty, 'cart product is empty')
  if (!tokenOf(call)) return noToken()
  if (field(call, 'PayerID') === '') return fail(CODES.expressPayerMissing, 'paypal get PayerID fail')
  cartOf(call).payment = 'paypal_standard'
  return ok(checkoutPage(call, PAYPAL_ADDRESS))
}

function submit(call: Call): Answer {
  const token = tokenOf(call)
  if (!token) return noToken()
  if (token.used) return fail(CODES.orderPaid, 'order has been paid')
  const order = placeOrder(call, 'paypal_express', 'express')
  if ('body' in order) return order
  token.used = true
  order.paymentToken = field(call, 'token')
  markPaid(call.shop, order, { id: paypalToken().slice(3), payer: field(call, 'PayerID') })
  return ok()
}

/** The calls of PayPal's express checkout. */
export const EXPRESS_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/payment/paypal/express/start', login: true, run: start },
  { method: 'GET', path: '/payment/paypal/express/review', login: true, run: review },
  { method: 'POST', path: '/payment/paypal/express/submitorder', login: true, run: submit },
]

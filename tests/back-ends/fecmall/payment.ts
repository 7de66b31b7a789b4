/** Paying for an order that was just made: off line, through PayPal or through Alipay. */
import { randomBytes } from 'node:crypto'
import { CODES, fail, ok } from './codes'
import type { Answer } from './codes'
import { grandTotal, incrementId, paidOrder } from './orders'
import { buyerKey, field, seconds } from './shop'
import type { Call, Order, Route, Shop } from './shop'

/** The order that the one who calls has just made. */
function lastOrder(call: Call): Order | undefined {
  const id = call.shop.lastOrders.get(buyerKey(call))
  return call.shop.orders.find((order) => order.id === id)
}

/** Marks an order as paid. */
export function markPaid(shop: Shop, order: Order, transaction: NonNullable<Order['transaction']>): void {
  Object.assign(order, { status: 'processing', transaction, updatedAt: seconds(shop) })
}

/** A token such as those of PayPal. */
export function paypalToken(): string {
  return `EC-${randomBytes(9).toString('hex').slice(0, 17).toUpperCase()}`
}

/** The address of a page of this server that stands for the one where a buyer pays. */
export function gatewayUrl(shop: Shop, name: string, query: Readonly<Record<string, string>>): string {
  return `http://${shop.host}/gateway/${name}?${new URLSearchParams(query)}`
}

const noOrder = () => fail(CODES.noOrderInSession, 'can not find order increment id in session')

function startCheckMoney(call: Call): Answer {
  if (!call.shop.lastOrders.has(buyerKey(call))) return noOrder()
  return lastOrder(call) ? ok() : fail(CODES.orderUnknown, 'order is not exist')
}

function startPaypal(call: Call): Answer {
  const order = lastOrder(call)
  const [returnUrl, cancelUrl] = [field(call, 'return_url'), field(call, 'cancel_url')]
  if (!order || returnUrl === '') return fail(CODES.standardTokenFailed, 'paypal get token fail')
  order.paymentToken = paypalToken()
  const query = { token: order.paymentToken, return_url: returnUrl, cancel_url: cancelUrl }
  return ok({ redirectUrl: gatewayUrl(call.shop, 'paypal', query) })
}

function reviewPaypal(call: Call): Answer {
  const order = lastOrder(call)
  const [token, payer] = [field(call, 'token'), field(call, 'PayerID')]
  if (!order || token === '' || order.paymentToken !== token) {
    return fail(CODES.standardTokenFailed, 'paypal get token fail')
  }
  if (payer === '') return fail(CODES.standardPaymentFailed, 'paypal payment fail')
  markPaid(call.shop, order, { id: paypalToken().slice(3), payer })
  return ok()
}

function startAlipay(call: Call): Answer {
  const order = lastOrder(call)
  if (!order) return noOrder()
  const query = {
    out_trade_no: incrementId(order),
    total_amount: grandTotal(order),
    return_url: field(call, 'return_url'),
  }
  return ok({ redirectUrl: gatewayUrl(call.shop, 'alipay', query) })
}

/** The order that Alipay writes about, where number and total are right. */
function alipayOrder(call: Call): Order | undefined {
  return call.shop.orders.find(
    (order) =>
      incrementId(order) === field(call, 'out_trade_no') &&
      grandTotal(order) === field(call, 'total_amount') &&
      order.payment === 'alipay_standard',
  )
}

/** Takes note that Alipay was paid, if so. */
function alipayPaid(call: Call): boolean {
  const order = alipayOrder(call)
  if (!order || field(call, 'trade_no') === '') return false
  markPaid(call.shop, order, { id: field(call, 'trade_no'), payer: null })
  return true
}

function reviewAlipay(call: Call): Answer {
  return alipayPaid(call) ? ok({}) : fail(CODES.alipayFailed, 'alipay payment fail')
}

/** Alipay itself calls this one, and reads a word rather than JSON. */
function alipayNotice(call: Call): Answer {
  return { code: null, body: alipayPaid(call) ? 'success' : 'fail' }
}

function success(call: Call): Answer {
  const order = lastOrder(call)
  return order ? ok({ increment_id: incrementId(order), order: paidOrder(call.shop, order) }) : noOrder()
}

function link(text: string, url: string, query: Readonly<Record<string, string>>): string {
  const address = `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`
  return `<p><a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${text}</a></p>`
}

const htmlPage = (links: readonly string[]): Answer => ({
  code: null,
  body: `<!doctype html><meta charset="utf-8"><title>Gateway</title>${links.join('')}`,
  headers: { 'content-type': 'text/html; charset=utf-8' },
})

function paypalGateway(call: Call): Answer {
  const token = field(call, 'token')
  return htmlPage([
    link('Pay', field(call, 'return_url'), { token, PayerID: 'FKL4V7D5GCACY' }),
    link('Cancel', field(call, 'cancel_url'), { token }),
  ])
}

function alipayGateway(call: Call): Answer {
  const query = {
    out_trade_no: field(call, 'out_trade_no'),
    total_amount: field(call, 'total_amount'),
    trade_no: `${seconds(call.shop)}21001004590200337793`,
    method: 'alipay.trade.wap.pay.return',
    charset: 'UTF-8',
    version: '1.0',
  }
  return htmlPage([link('Pay', field(call, 'return_url'), query)])
}

/** The calls of payment, and the pages that stand for PayPal and Alipay. */
export const PAYMENT_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/payment/checkmoney/start', run: startCheckMoney },
  { method: 'POST', path: '/payment/paypal/standard/start', run: startPaypal },
  { method: 'POST', path: '/payment/paypal/standard/review', run: reviewPaypal },
  { method: 'POST', path: '/payment/alipay/standard/start', run: startAlipay },
  { method: 'GET', path: '/payment/alipay/standard/review', run: reviewAlipay },
  { method: 'POST', path: '/payment/alipay/standard/ipn', run: alipayNotice },
  { method: 'POST', path: '/payment/success', run: success },
  { method: 'GET', path: '/gateway/paypal', run: paypalGateway },
  { method: 'GET', path: '/gateway/alipay', run: alipayGateway },
]

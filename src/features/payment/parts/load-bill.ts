import { Code } from '@contract/codes'
import type { Charge, OrderDetail } from '@contract/entities/order'
import { chargesFor } from '@/domain/money/charge'
import { call } from '@/services/request'
import { isRefusal } from '@/services/api-error'
import type { Options } from '@/services/request'
import { checkout } from '@/stores/checkout'
import { settings } from '@/stores/settings'
import { fetchAcceptsCards } from '../accepts-cards'
import { selectedLines } from '@/domain/cart/cart-lines'
import { billOfOrders, billOfQuote, type Bill } from './bill'

/** Units of a currency per 1 USD; undefined when it is not offered. */
export const rateOf = (currency: string): string | undefined =>
  settings.currencies.find(({ code }) => code === currency)?.rate

/**
 * The bill of the cart or of a basket; null when it is empty. Uses the quote of the previous step, and after a reload a
 * new one.
 */
async function quoted(basketId: string, options: Options): Promise<Bill | null> {
  const opened = await checkout.open(options, basketId)
  const address = checkout.addressOf(opened)
  if (!address || selectedLines(opened.cart_info).length === 0) return null
  const { addressId, methods } = checkout
  const basket = basketId === '' ? {} : { basket_id: basketId }
  const fields = { address_id: addressId, shipping_methods: methods, ...basket }
  const quote = checkout.quoteOf(basketId) ?? (await call('checkoutQuote', fields, options))
  return billOfQuote({ opened, quote, methods, address, basketId })
}

interface LoadedBill {
  /** Null when there is nothing to pay. */
  readonly bill: Bill | null
  /** Orders that need no more payment. */
  readonly placed?: readonly OrderDetail[]
  /** The basket to pay has expired. */
  readonly gone?: true
}

/** Orders that are paid, or will be paid on delivery. */
const placedOf = (orders: readonly OrderDetail[]) =>
  orders.filter(({ status, payment_method }) => status !== 'cancelled' && payment_method !== null)

/** The bill of the orders that wait for a payment; if none does, the placed orders. */
async function ordered(ids: readonly string[], options: Options): Promise<LoadedBill> {
  const [answers, { wallets }, card] = await Promise.all([
    Promise.all(ids.map((order_id) => call('order', { order_id }, options))),
    call('getUserBalance', {}, options),
    fetchAcceptsCards(options),
  ])
  const all = answers.map(({ order }) => order)
  const [first, ...others] = all.filter(({ actions }) => actions.includes('pay'))
  if (!first) return { bill: null, placed: placedOf(all) }
  const convert = (usd: string): Charge[] => chargesFor(usd, wallets, rateOf)
  return { bill: billOfOrders([first, ...others], wallets, { convert, card }) }
}

/** The bill of the payment step: of these orders, else of a basket, else of the cart. */
export async function loadBill(orderIds: readonly string[], basketId: string, options: Options): Promise<LoadedBill> {
  if (orderIds.length === 0) {
    try {
      return { bill: await quoted(basketId, options) }
    } catch (error) {
      if (isRefusal(error, Code.noDefaultAddress)) return { bill: null }
      if (basketId !== '' && isRefusal(error, Code.notFound)) return { bill: null, gone: true }
      throw error
    }
  }
  try {
    return await ordered(orderIds, options)
  } catch (error) {
    if (isRefusal(error, Code.orderUnknown) || isRefusal(error, Code.invalidParameter)) return { bill: null }
    throw error
  }
}

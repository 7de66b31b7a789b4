import { Code } from '@contract/codes'
import type { Charge } from '@contract/entities/order'
import { chargesFor } from '@/domain/charge'
import { getUserBalance } from '@/services/account'
import { isRefusal } from '@/services/api-error'
import { checkoutQuote } from '@/services/checkout'
import { getOrder } from '@/services/orders'
import type { Options } from '@/services/request'
import { checkout } from '@/stores/checkout'
import { settings } from '@/stores/settings'
import { askTakesCards } from '@/stores/takes-cards'
import { selectedLines } from '@/domain/cart-lines'
import { billOfOrders, billOfQuote, type Bill } from './bill'

/** Units of a currency per 1 USD, where it is offered. */
export const rateOf = (currency: string): string | undefined =>
  settings.currencies.find(({ code }) => code === currency)?.rate

/** The bill of what is selected; null where nothing is. Uses the quote of the step before, and after a reload a new one. */
async function quoted(options: Options): Promise<Bill | null> {
  const opened = await checkout.open(options)
  const address = checkout.addressOf(opened)
  if (!address || selectedLines(opened.cart_info).length === 0) return null
  const { addressId, methods } = checkout
  const quote = checkout.quote ?? (await checkoutQuote({ address_id: addressId, shipping_methods: methods }, options))
  return billOfQuote({ opened, quote, methods, address })
}

/** The bill of orders that wait for a payment; null when none of them does. */
async function ordered(ids: readonly string[], options: Options): Promise<Bill | null> {
  const [answers, { wallets }, card] = await Promise.all([
    Promise.all(ids.map((order_id) => getOrder({ order_id }, options))),
    getUserBalance(options),
    askTakesCards(options),
  ])
  const orders = answers.map(({ order }) => order).filter(({ actions }) => actions.includes('pay'))
  if (orders.length === 0) return null
  const convert = (usd: string): Charge[] => chargesFor(usd, wallets, rateOf)
  return billOfOrders(orders, wallets, { convert, card })
}

/** What the payment step shows: of these orders, else of the checkout. Null when there is nothing to pay. */
export async function loadBill(orderIds: readonly string[], options: Options): Promise<{ bill: Bill | null }> {
  if (orderIds.length === 0) {
    try {
      return { bill: await quoted(options) }
    } catch (error) {
      if (isRefusal(error, Code.noDefaultAddress)) return { bill: null }
      throw error
    }
  }
  try {
    return { bill: await ordered(orderIds, options) }
  } catch (error) {
    if (isRefusal(error, Code.orderUnknown) || isRefusal(error, Code.invalidParameter)) return { bill: null }
    throw error
  }
}

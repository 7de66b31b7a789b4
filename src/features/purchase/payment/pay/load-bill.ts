import type { Charge, OrderDetail } from '@contract/entities/order'
import { chargesFor } from '@/domain/money/charge'
import { call } from '@/services/request'
import { isUnknown } from '@/services/api-error'
import type { Options } from '@/services/request'
import { settings } from '@/stores/settings'
import { fetchAcceptsCards } from '../../accepts-cards'
import { billOfOrders, type Bill } from './bill'

/** Units of a currency per 1 USD; undefined when it is not offered. */
export const rateOf = (currency: string): string | undefined =>
  settings.currencies.find(({ code }) => code === currency)?.rate

interface LoadedBill {
  /** Null when there is nothing to pay. */
  readonly bill: Bill | null
  /** Orders that need no more payment. */
  readonly placed?: readonly OrderDetail[]
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

/** The bill of these orders; without one when they are unknown. */
export async function loadBill(orderIds: readonly string[], options: Options): Promise<LoadedBill> {
  try {
    return await ordered(orderIds, options)
  } catch (error) {
    if (isUnknown(error)) return { bill: null }
    throw error
  }
}

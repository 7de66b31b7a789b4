import { useRef, useState } from 'react'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { CartInfo } from '@contract/entities/cart'
import { chargesFor } from '@/domain/money/charge'
import { keepAddress } from '@/platform/navigation/keep-address'
import { linkTo } from '@/routes'
import { RETURN_WAY } from '@/platform/browser/open'
import { call } from '@/services/request'
import { isApiError, isRefusal, type ApiError } from '@/services/api-error'
import { newIntent } from '@/services/intent'
import { paymentStart } from './payment'
import { cart } from '@/stores/cart'
import { checkout } from '@/stores/checkout'
import { piecesIn, type Bill, type OrdersBill, type QuoteBill } from './bill'
import { rateOf } from './load-bill'
import { openCardPayment } from '../../open-card-payment'
import { chargeOf, firstChoice, isPayable, walletOf, type Choice, type Suggestion } from './payment-choice'

/** Messages on the page: the total or the amount has changed, or the orders are placed but not paid. */
interface Notice {
  readonly kind: 'quote_changed' | 'amount_changed' | 'unpaid'
  /** The total before it changed. */
  readonly before: string
}

/** The fields of paymentStart for a choice. */
function methodOf(how: Choice): Pick<Fields<'paymentStart'>, 'payment_method' | 'wallet' | 'return_way'> {
  if (how === 'card') return { payment_method: 'bank_card', return_way: RETURN_WAY }
  return how === 'cash' ? { payment_method: 'cash_on_delivery' } : { payment_method: 'wallet', wallet: how.wallet }
}

/** The bill with the new quote of a refusal [wire.quote-changed]. */
function withNewQuote(bill: QuoteBill, { data }: ApiError): QuoteBill {
  const { cart_info: info, quote_id } = data as unknown as { cart_info: CartInfo; quote_id: string }
  const charges = chargesFor(info.grand_total, bill.wallets, rateOf)
  return { ...bill, info, sums: info, pieces: piecesIn(info), charges, quoteId: quote_id }
}

/** The bill with the new amount from a refusal, for the chosen wallet. */
function withNewAmount(bill: OrdersBill, choice: Choice, { data }: ApiError): OrdersBill {
  const { amount } = data as unknown as { amount: string }
  const wallet = walletOf(choice)
  if (wallet === undefined) return { ...bill, sums: { ...bill.sums, grand_total: amount } }
  return {
    ...bill,
    charges: bill.charges.map((charge) => (charge.wallet === wallet ? { ...charge, amount } : charge)),
  }
}

interface Paying {
  /** Of the cart or a basket, until its orders are placed: another one replaces it. */
  readonly loaded: Bill
  /** The names of the shipping methods in the current language. */
  readonly shipping: string
  /** What the server would pay with. */
  readonly suggestion?: Suggestion
  /** Called when they are refused, for example because the goods are gone. */
  readonly onRefused?: () => void
  /** Called when the orders are placed: from then on the checkout contains other goods. */
  readonly onPlaced?: () => void
}

/**
 * Pays a bill: places the orders unless that is done, then starts the payment. Only one of these runs at a time, each
 * with the key of its intent, so that a second tap or a lost answer never orders or pays twice [face.double-tap]. The
 * calls show their refusals; `notice` has what the page must add. `shipping` follows the language, unlike the rest of
 * the bill.
 */
export function usePayment({ loaded, shipping, suggestion, onPlaced, onRefused }: Paying) {
  const [changed, setChanged] = useState<{ from: Bill; bill: Bill }>({ from: loaded, bill: loaded })
  const [picked, choose] = useState<Choice | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [paid, setPaid] = useState<Choice | null>(null)
  const running = useRef(false)
  const ordering = useRef(newIntent())
  const paying = useRef(newIntent())
  const placedHere = changed.bill.kind !== changed.from.kind
  const current = placedHere || changed.from === loaded ? changed.bill : loaded
  // once the orders are placed, the checkout contains other goods
  const bill = placedHere ? current : { ...current, shipping }
  const choice = picked ?? firstChoice(bill, suggestion)
  const setBill = (next: Bill) => setChanged({ from: loaded, bill: next })
  const say = (kind: Notice['kind']) => setNotice({ kind, before: bill.sums.grand_total })

  /** Places the quoted orders; null when they could not be placed. */
  async function place({ quoteId, basketId, ...quoted }: QuoteBill): Promise<OrdersBill | null> {
    if (quoteId === null) return null
    const remark = checkout.remark.trim()
    const fields: Fields<'submitOrder'> = {
      address_id: checkout.addressId,
      shipping_methods: checkout.methods,
      quote_id: quoteId,
      ...(basketId === null ? {} : { basket_id: basketId }),
      ...(remark === '' ? {} : { order_remark: remark }),
    }
    try {
      const { orders, grand_total } = await call('submitOrder', fields, {
        idempotencyKey: ordering.current.key(fields),
      })
      ordering.current.done()
      const shops = quoted.shops.map((shop) => ({
        ...shop,
        order: orders.find(({ shop_id }) => shop_id === shop.shop_id),
      }))
      const orderIds = orders.map(({ order_id }) => order_id)
      const sums = { ...quoted.sums, grand_total }
      const placed: OrdersBill = { ...quoted, kind: 'orders', shops, orderIds, sums }
      setBill(placed)
      // a reload finds the orders, paid or not
      keepAddress(linkTo('pay', { order_ids: orderIds.join(',') }))
      onPlaced?.()
      checkout.finish()
      void cart.load()
      return placed
    } catch (error) {
      if (!isApiError(error)) throw error
      if (isRefusal(error, Code.operationFailed) && error.reason === 'quote_changed') {
        setBill(withNewQuote({ ...quoted, quoteId, basketId }, error))
        say('quote_changed')
      } else if (error.kind === 'refused') onRefused?.()
      return null
    }
  }

  async function settle(placed: OrdersBill, how: Choice): Promise<void> {
    const charge = chargeOf(placed, how)
    if (charge === undefined) return
    const fields: Fields<'paymentStart'> = { order_ids: [...placed.orderIds], ...methodOf(how), amount: charge.amount }
    try {
      const started = await paymentStart(fields, { idempotencyKey: paying.current.key(fields) })
      const { state } = started
      // the card may be declined later: then another payment pays the same orders
      paying.current.done()
      if (how === 'card') return await openCardPayment(started)
      if (state === 'failed') say('unpaid')
      else setPaid(how)
    } catch (error) {
      if (!isApiError(error)) throw error
      await failed(placed, how, error)
    }
  }

  async function failed(placed: OrdersBill, how: Choice, error: ApiError): Promise<void> {
    if (isRefusal(error, Code.operationFailed) && error.reason === 'amount_changed') {
      setBill(withNewAmount(placed, how, error))
      say('amount_changed')
      return
    }
    say('unpaid')
    if (isRefusal(error, Code.balanceInsufficient)) await refreshBalances(placed)
  }

  /** Reloads the balances, because the shown ones are outdated. */
  async function refreshBalances(placed: OrdersBill): Promise<void> {
    try {
      const { wallets } = await call('getUserBalance', {}, { silent: true })
      setBill({ ...placed, wallets })
    } catch (error) {
      // keep the old balances; the server refuses again if they are too low
      if (!isApiError(error)) throw error
    }
  }

  async function pay(): Promise<void> {
    if (running.current || !isPayable(bill, choice)) return
    running.current = true
    setNotice(null)
    choose(choice)
    try {
      const placed = bill.kind === 'orders' ? bill : await place(bill)
      if (placed !== null) await settle(placed, choice)
    } finally {
      running.current = false
    }
  }

  return { bill, choice, choose, notice, paid, pay }
}

export type Payment = ReturnType<typeof usePayment>

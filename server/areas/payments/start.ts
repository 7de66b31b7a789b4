/** Starts a payment [call.paymentStart]. */
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { BASE_CURRENCY } from '@contract/base/constants'
import { refusal } from '@contract/base/order-steps'
import { toDecimal, toMinor } from '@contract/rules/money'
import type { Tx } from '../../kernel/db/types'
import { fieldRefusal, operationFailed, Refusal } from '../../kernel/http/refusal'
import { answerRows } from '../../kernel/http/idempotency'
import type { Wallet } from '../ledger/wallets'
import { isCashOnDelivery, lockOrders, type Order } from '../order-changes/transitions'
import { payByCard, requireGateway } from './by-card'
import type { Gateways } from '../../kernel/ports/card-gateways'
import { readPaying, type Paying } from './paying'
import { requireGuestCash } from '../orders/guest-cash'
import { chargeOf, payCashOnDelivery, payFromWallet, totalOf } from './pay'

interface Start {
  readonly userId: bigint
  /** Whether the payer has no account: no wallet, and cash within a limit [role.guests]. */
  readonly guest: boolean
  readonly fields: Fields<'paymentStart'>
  readonly gateways: Gateways
  /** The address by which the caller reached the server. */
  readonly origin: string
  readonly now: Date
}

/** The buyer's orders, locked and unpaid. Throws 1000008 on duplicates, 1500018 and 1500019. */
async function lockPayable(tx: Tx, { userId, fields, now }: Start): Promise<Order[]> {
  const ids = [...new Set(fields.order_ids)]
  if (ids.length !== fields.order_ids.length) {
    throw fieldRefusal(Code.invalidParameter, [{ field: 'order_ids', rule: 'format' }])
  }
  const orders = await lockOrders(tx, userId, ids.map(BigInt))
  for (const order of orders) {
    const code = refusal('pay', { status: order.status, cashOnDelivery: isCashOnDelivery(order) })
    if (code !== null) throw new Refusal(code)
    // It has expired, though it is not cancelled yet.
    if (order.expiresAt !== null && order.expiresAt <= now) throw new Refusal(Code.orderPayment)
  }
  return orders
}

function requireWallet({ wallets }: Paying, code: string | undefined): Wallet {
  if (!code) throw fieldRefusal(Code.missingParameters, [{ field: 'wallet', rule: 'required' }])
  const found = wallets?.find((wallet) => wallet.code === code)
  if (!found) throw new Refusal(Code.currencyInvalid)
  return found
}

/** Throws amount_changed with the amount due if the button showed another one. */
function checkAmount(amount: string, due: bigint, currency: string): void {
  const isDue = () => {
    try {
      return toMinor(amount, currency) === due
    } catch (error) {
      if (error instanceof RangeError) return false
      throw error
    }
  }
  if (!isDue()) throw operationFailed('amount_changed', { amount: toDecimal(due, currency), currency })
}

/**
 * Pays the orders, all or none; a card payment waits for the gateway. Throws not_allowed for cards without a gateway.
 */
export async function startPayment(tx: Tx, start: Start): Promise<Data<'paymentStart'>> {
  const { fields, now, userId, origin } = start
  if (fields.payment_method === 'bank_card') {
    const gateway = requireGateway(start.gateways)
    const orders = await lockPayable(tx, start)
    checkAmount(fields.amount, totalOf(orders), BASE_CURRENCY)
    const payer = { userId, origin, way: fields.return_way, at: now }
    return { payment_id: String(await payByCard(tx, orders, gateway, payer)), state: 'pending' }
  }
  if (start.guest && fields.payment_method === 'wallet') throw operationFailed('permission')
  const paying = await readPaying(tx, userId, fields.order_ids)
  const wallet = fields.payment_method === 'wallet' ? requireWallet(paying, fields.wallet) : null
  const orders = await lockPayable(tx, start)
  const answer = { payment_id: paying.id, state: wallet ? 'paid' : 'pending' } as const
  const paid = { paying, at: now, answer: () => answerRows(tx, answer) }
  if (wallet) {
    checkAmount(fields.amount, chargeOf(orders, wallet), wallet.currency)
    await payFromWallet(tx, orders, wallet, paid)
  } else {
    checkAmount(fields.amount, totalOf(orders), BASE_CURRENCY)
    if (start.guest) await requireGuestCash(tx, userId, totalOf(orders))
    await payCashOnDelivery(tx, orders, paid)
  }
  return answer
}

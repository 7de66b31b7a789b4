import type { Data } from '@contract/all-calls'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { Charge } from '@contract/entities/order'
import { afterCharge } from '@/domain/money/charge'
import type { Bill } from './bill'

/** The payment method: the code of a wallet, a card on the gateway's page, or cash on delivery. */
export type Choice = { readonly wallet: string } | 'card' | 'cash'

/** The code of the chosen wallet; undefined for another method. */
export const walletOf = (choice: Choice | null): string | undefined =>
  choice === null || typeof choice === 'string' ? undefined : choice.wallet

/** The charge of this payment method, in its own currency. */
export function chargeOf(bill: Bill, choice: Choice): Charge | undefined {
  if (typeof choice === 'string') return { wallet: '', currency: BASE_CURRENCY, amount: bill.sums.grand_total }
  return bill.charges.find(({ wallet }) => wallet === choice.wallet)
}

/**
 * The balance of a wallet after the charge, or the amount that is missing; undefined for a wallet that cannot be
 * charged.
 */
export function walletAfter(bill: Bill, code: string) {
  const wallet = bill.wallets.find((one) => one.code === code)
  const charge = chargeOf(bill, { wallet: code })
  return wallet && charge ? afterCharge(wallet.balance, charge) : undefined
}

export function isPayable(bill: Bill, choice: Choice | null): choice is Choice {
  if (choice === null) return false
  if (typeof choice === 'string') return bill[choice]
  const after = walletAfter(bill, choice.wallet)
  return after !== undefined && 'left' in after
}

/** The method that the server chose, as a choice. */
function asChoice({ payment_method, wallet }: Suggestion): Choice | null {
  if (payment_method === 'bank_card') return 'card'
  if (payment_method === 'cash_on_delivery') return 'cash'
  return wallet === undefined ? null : { wallet }
}

export type Suggestion = Pick<NonNullable<Data<'checkout'>['chosen']>, 'payment_method' | 'wallet'>

/**
 * The default choice: what the server suggests, the first wallet with a sufficient balance, a card, cash, the first
 * wallet.
 */
export function firstChoice(bill: Bill, suggestion?: Suggestion): Choice | null {
  const suggested = suggestion ? asChoice(suggestion) : null
  if (isPayable(bill, suggested)) return suggested
  const enough = bill.wallets.find(({ code }) => isPayable(bill, { wallet: code }))
  if (enough) return { wallet: enough.code }
  if (bill.card) return 'card'
  if (bill.cash) return 'cash'
  const [first] = bill.wallets
  return first ? { wallet: first.code } : null
}

import { BASE_CURRENCY } from '@contract/constants'
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

/** The default choice: the first wallet with a sufficient balance, else cash, a card, the first wallet. */
export function firstChoice(bill: Bill): Choice | null {
  const enough = bill.wallets.find(({ code }) => isPayable(bill, { wallet: code }))
  if (enough) return { wallet: enough.code }
  if (bill.cash) return 'cash'
  if (bill.card) return 'card'
  const [first] = bill.wallets
  return first ? { wallet: first.code } : null
}

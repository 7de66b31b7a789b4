import { BASE_CURRENCY } from '@contract/constants'
import type { Charge } from '@contract/entities/order'
import { afterCharge } from '@/domain/money/charge'
import type { Bill } from './bill'

/** How it is paid: the code of a wallet, a card on a page of its gateway, or cash at the door. */
export type Choice = { readonly wallet: string } | 'card' | 'cash'

/** The wallet that was chosen, if it is one. */
export const walletOf = (choice: Choice | null): string | undefined =>
  choice === null || typeof choice === 'string' ? undefined : choice.wallet

/** The charge of this payment method, in its own currency. */
export function chargeOf(bill: Bill, choice: Choice): Charge | undefined {
  if (typeof choice === 'string') return { wallet: '', currency: BASE_CURRENCY, amount: bill.sums.grand_total }
  return bill.charges.find(({ wallet }) => wallet === choice.wallet)
}

/** The balance of a wallet after the charge, or what is missing; nothing for a wallet that cannot be charged. */
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

/** The default choice: the first wallet that holds enough, else cash, a card, the first wallet. */
export function firstChoice(bill: Bill): Choice | null {
  const enough = bill.wallets.find(({ code }) => isPayable(bill, { wallet: code }))
  if (enough) return { wallet: enough.code }
  if (bill.cash) return 'cash'
  if (bill.card) return 'card'
  return bill.wallets.length > 0 ? { wallet: bill.wallets[0].code } : null
}

import { useState } from 'react'
import { typedAmount } from '@contract/rules/typed-amount'
import { RETURN_WAY } from '@/platform/browser/open'
import { newIntent } from '@/services/intent'
import { call } from '@/services/request'
import { openCardPayment } from '@/features/purchase/open-card-payment'
import { useForm } from '@/hooks/use-form'
import { rechargeProblem, rechargeWords } from '../amount/amount-fault'
import { walletOf, type Wallets } from '../amount/load-wallets'

/** A recharge by card before its page opens [screen.card-recharge]. */
export function useCardRecharge(wallets: Wallets, first: string) {
  const [intent] = useState(newIntent)
  const form = useForm({
    keep: 'recharge.card',
    values: { wallet: first, amount: '' },
    rules: { amount: (typed, { wallet: code }) => rechargeProblem(typed, walletOf(wallets, code).currency) },
    submit: async ({ amount, wallet: code }) => {
      const { code: wallet } = walletOf(wallets, code)
      const fields = { wallet, amount: typedAmount(amount) ?? amount, return_way: RETURN_WAY }
      const started = await call('bankRecharge', fields, { idempotencyKey: intent.key(fields) })
      intent.done()
      await openCardPayment(started)
    },
  })
  const { values, errors } = form
  const wallet = walletOf(wallets, values.wallet)
  return {
    form,
    wallet,
    amountError: errors.amount && rechargeWords(values.amount, wallet.currency),
    /** The amount to charge; null while the input is invalid. */
    sum: rechargeProblem(values.amount, wallet.currency) === null ? typedAmount(values.amount) : null,
  }
}

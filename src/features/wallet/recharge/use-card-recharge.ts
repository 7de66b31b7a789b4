import { useState } from 'react'
import type { WalletBalance } from '@contract/entities/user'
import { typedAmount } from '@/domain/money/typed-amount'
import { RETURN_WAY } from '@/platform/browser/open'
import { newIntent } from '@/services/intent'
import { call } from '@/services/request'
import { openCardPayment } from '@/features/payment/open-card-payment'
import { useForm } from '@/hooks/use-form'
import { rechargeProblem, rechargeWords } from '../parts/amount-fault'

/** A recharge by card before its page opens [screen.card-recharge]. */
export function useCardRecharge(wallets: readonly WalletBalance[], first: string) {
  const [intent] = useState(newIntent)
  const walletOf = (code: string) => wallets.find((wallet) => wallet.code === code) ?? wallets[0]
  const form = useForm({
    keep: 'recharge.card',
    values: { wallet: first, amount: '' },
    rules: { amount: (typed, { wallet: code }) => rechargeProblem(typed, walletOf(code).currency) },
    submit: async ({ amount, wallet: code }) => {
      const fields = { wallet: walletOf(code).code, amount: typedAmount(amount) ?? amount, return_way: RETURN_WAY }
      const started = await call('bankRecharge', fields, { idempotencyKey: intent.key(fields) })
      intent.done()
      await openCardPayment(started)
    },
  })
  const { values, errors } = form
  const wallet = walletOf(values.wallet)
  return {
    form,
    wallet,
    amountError: errors.amount && rechargeWords(values.amount, wallet.currency),
    /** The sum as it would be charged; null while it is none. */
    sum: rechargeProblem(values.amount, wallet.currency) === null ? typedAmount(values.amount) : null,
  }
}

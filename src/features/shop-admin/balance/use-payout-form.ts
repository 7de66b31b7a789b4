import { useState } from 'react'
import { PAYOUT_TARGETS } from '@contract/base/settlement-constants'
import { BASE_CURRENCY } from '@contract/base/constants'
import { Code } from '@contract/base/codes'
import type { UserInfo } from '@contract/entities/user'
import { typedAmount } from '@contract/rules/typed-amount'
import { isReachable, payoutFault, type PayoutTarget } from '@/domain/seller/payout-values'
import { required } from '@/domain/text/field-message'
import { keepDraft } from '@/hooks/form-draft'
import { useForm } from '@/hooks/use-form'
import { ownParts } from '@/hooks/use-price'
import { t } from '@/locales/t'
import { isApiError } from '@/services/api-error'
import { sellerCall } from '@/services/seller'
import { newIntent } from '@/services/intent'
import { toast } from '@/stores/toast'

interface Setup {
  /** What can be paid out, USD. */
  readonly balance: string
  readonly user: UserInfo
  /** The codes of the seller's wallets. */
  readonly wallets: readonly string[]
  readonly onDone: () => void
  /** The balance is not what it was any more. */
  readonly onChanged: () => void
}

const DRAFT = 'payout'

const isTarget = (to: string): to is PayoutTarget => PAYOUT_TARGETS.includes(to as PayoutTarget)

/** Where it mostly goes: out of the marketplace, if the profile has an account. */
const likely = (user: UserInfo): PayoutTarget =>
  (['bank', 'virtual_wallet'] as const).find((to) => isReachable(user, to)) ?? 'wallet'

/** The form of a payout: asked for once, however often its button is tapped, and sent again with the same key. */
export function usePayoutForm({ balance, user, wallets, onDone, onChanged }: Setup) {
  const [intent] = useState(newIntent)
  const form = useForm({
    keep: DRAFT,
    values: {
      amount: '',
      to: likely(user) as string,
      wallet: wallets.includes(BASE_CURRENCY) ? BASE_CURRENCY : (wallets[0] ?? ''),
      password: '',
    },
    rules: { amount: (typed) => payoutFault(typed, balance), password: required },
    submit: async ({ amount, to, wallet, password }) => {
      const fields = { wallet, amount: typedAmount(amount) ?? amount, to: isTarget(to) ? to : 'wallet', password }
      try {
        const options = { idempotencyKey: intent.key(fields), silent: true }
        const { record, withdrawal } = await sellerCall('sellerPayout', fields, options)
        intent.done()
        const sum = ownParts(record.amount, record.currency).text
        toast.show(t(withdrawal === null ? 'shopBalance.done_wallet' : 'shopBalance.done_asked', { amount: sum }))
        onDone()
      } catch (error) {
        if (!isApiError(error)) throw error
        if (error.code === Code.balanceInsufficient) {
          // the general message of this code is about wallets
          toast.show(t('shopBalance.too_much_now'), 'alert')
          onChanged()
        } else if (error.errors.length === 0) toast.show(error.message, 'alert')
        throw error
      }
    },
  })
  const { values, errors } = form
  const isOver = payoutFault(values.amount, balance)?.rule === 'max'
  const most = ownParts(balance, BASE_CURRENCY).text
  return {
    form,
    to: isTarget(values.to) ? values.to : 'wallet',
    most,
    /** Keeps what was typed for the way back; the target is chosen anew, as there may be another account by then. */
    leave: () => keepDraft(DRAFT, { amount: values.amount, wallet: values.wallet }),
    amountError: errors.amount && isOver ? t('shopBalance.too_much', { amount: most }) : errors.amount,
  } as const
}

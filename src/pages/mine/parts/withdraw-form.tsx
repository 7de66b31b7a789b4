import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { UserInfo, WalletBalance } from '@contract/entities/user'
import { toMinor } from '@contract/rules/money'
import { SECOND_APPROVAL_OVER } from '@contract/rules/withdrawal'
import { PAYOUTS, type PayoutTo } from '@contract/wallet-states'
import { Button } from '@/components/button/button'
import { info } from '@/components/icon/glyphs/info'
import { Note } from '@/components/note/note'
import { Panel } from '@/components/panel/panel'
import { walletIds } from '@/components/wallet-ids'
import { withdrawText } from '@/locales/own/withdraw'
import { focusField } from '@/platform/focus-field'
import { withdraw } from '@/services/wallet'
import { toast } from '@/stores/toast'
import { usePrice } from '@/stores/use-price'
import { OutgoingFields } from './outgoing-fields'
import { PayoutChoice, payoutNote } from './payout-choice'
import { useOutgoingForm } from './use-outgoing-form'
import './withdraw-form.scss'

interface WithdrawFormProps {
  wallets: readonly WalletBalance[]
  user: UserInfo
  /** The code of the wallet that is chosen at first. */
  first: string
  onSent: () => void
}

/** Asks for money to be paid out (gaps §3). */
export const WithdrawForm = observer(function WithdrawForm({ wallets, user, first, onSent }: WithdrawFormProps) {
  const { amountIn } = usePrice()
  const outgoing = useOutgoingForm({
    keep: 'withdraw',
    wallets,
    first,
    to: PAYOUTS.find((to) => payoutNote(user, to) !== '') ?? '',
    send: ({ to, ...rest }, key) => {
      const fields = { ...rest, to: to as PayoutTo }
      return withdraw(fields, { idempotencyKey: key(fields) })
    },
    onSent: ({ amount, currency }) => {
      toast.show(withdrawText('asked', { amount: amountIn(amount, currency) }))
      onSent()
    },
  })
  const { form, wallet, sum } = outgoing
  const { currency } = wallet
  const isLarge = sum !== null && toMinor(sum, currency) > toMinor(SECOND_APPROVAL_OVER, currency)
  const send = async () => {
    if (!(await form.submit())) focusField([walletIds.amount, walletIds.password])
  }
  return (
    <Panel>
      <OutgoingFields outgoing={outgoing} wallets={wallets} choice onSubmit={send}>
        {isLarge && (
          <View className="withdraw-form__part">
            <Note kind="info" icon={info} live="status">
              {withdrawText('two_people', { limit: amountIn(SECOND_APPROVAL_OVER, currency) })}
            </Note>
          </View>
        )}
        <PayoutChoice
          user={user}
          chosen={form.values.to}
          error={form.errors.to && withdrawText('choose')}
          onChoose={(to) => form.set('to', to)}
        />
      </OutgoingFields>
      <View className="withdraw-form__send">
        <Button
          id={walletIds.sendWithdrawal}
          block
          busy={form.busy}
          label={sum === null ? withdrawText('ask') : withdrawText('ask_amount', { amount: amountIn(sum, currency) })}
          onPress={send}
        />
      </View>
    </Panel>
  )
})

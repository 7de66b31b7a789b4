import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '@contract/entities/user'
import { BASE_CURRENCY } from '@contract/base/constants'
import { convertMinor, toMinor } from '@contract/rules/money'
import { SECOND_APPROVAL_OVER } from '@contract/rules/withdrawal'
import { PAYOUTS, type PayoutTo } from '@contract/base/wallet-states'
import { Button } from '@/kit/button/button'
import { info } from '@/kit/icon/glyphs/info'
import { Callout } from '@/kit/callout/callout'
import { Panel } from '@/kit/panel/panel'
import { walletIds } from '../ids'
import { FormScope } from '@/platform/host/focus-wrong'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import type { Wallets } from '../amount/load-wallets'
import { OutgoingFields } from './outgoing-fields'
import { PayoutChoice, payoutNote } from './payout-choice'
import { useOutgoingForm } from './use-outgoing-form'
import './withdraw-form.scss'

interface WithdrawFormProps {
  wallets: Wallets
  user: UserInfo
  /** The code of the initially chosen wallet. */
  first: string
  onSent: () => void
}

/** Requests a withdrawal [money.withdrawal]. */
export const WithdrawForm = observer(function WithdrawForm({ wallets, user, first, onSent }: WithdrawFormProps) {
  const { amountIn } = usePrice()
  const outgoing = useOutgoingForm({
    keep: 'withdraw',
    wallets,
    first,
    to: PAYOUTS.find((to) => payoutNote(user, to) !== '') ?? '',
    send: ({ to, ...rest }, key) => {
      const fields = { ...rest, to: to as PayoutTo }
      return call('withdraw', fields, { idempotencyKey: key(fields) })
    },
    onSent: ({ amount, currency }) => {
      toast.show(t('withdraw.asked', { amount: amountIn(amount, currency) }))
      onSent()
    },
  })
  const { form, wallet, sum } = outgoing
  const { currency } = wallet
  const rate = currency === BASE_CURRENCY ? '1' : settings.currencies.find(({ code }) => code === currency)?.rate
  const most = toMinor(SECOND_APPROVAL_OVER, BASE_CURRENCY)
  // without a rate, two operators must approve it
  const isLarge = sum !== null && (rate === undefined || toMinor(sum, currency) > convertMinor(most, rate, currency))
  return (
    <FormScope value={form.scope}>
      <Panel>
        <OutgoingFields outgoing={outgoing} wallets={wallets} choice onSubmit={form.submit}>
          {isLarge && (
            <View className="withdraw-form__part">
              <Callout kind="info" icon={info} live="status">
                {t('withdraw.two_people', { limit: amountIn(SECOND_APPROVAL_OVER, BASE_CURRENCY) })}
              </Callout>
            </View>
          )}
          <PayoutChoice
            user={user}
            chosen={form.values.to}
            error={form.errors.to && t('withdraw.choose')}
            onChoose={(to) => form.set('to', to)}
          />
        </OutgoingFields>
        <View className="withdraw-form__send">
          <Button
            id={walletIds.sendWithdrawal}
            block
            busy={form.busy}
            label={sum === null ? t('withdraw.ask') : t('withdraw.ask_amount', { amount: amountIn(sum, currency) })}
            onPress={form.submit}
          />
        </View>
      </Panel>
    </FormScope>
  )
})

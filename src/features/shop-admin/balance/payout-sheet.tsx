import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { UserInfo, WalletBalance } from '@contract/entities/user'
import { SECOND_APPROVAL_OVER } from '@contract/rules/withdrawal'
import { needsTwo } from '@/domain/seller/payout-values'
import { ConfirmationCode } from '@/features/sign-in/confirmation-code'
import { usePrice } from '@/hooks/use-price'
import { Button } from '@/kit/button/button'
import { Callout } from '@/kit/callout/callout'
import { Field } from '@/kit/field/field'
import { info } from '@/kit/icon/glyphs/info'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { network } from '@/stores/network'
import { shopAdminIds } from '../ids'
import { TargetChoice } from './target-choice'
import { usePayoutForm } from './use-payout-form'
import { WalletChoice } from './wallet-choice'
import './payout-sheet.scss'

interface PayoutSheetProps {
  /** USD. */
  balance: string
  user: UserInfo
  wallets: readonly WalletBalance[]
  onClose: () => void
  /** It is asked for. */
  onDone: () => void
  /** The balance is not what it was any more: the screen has to load it again. */
  onChanged: () => void
}

/** Asks to be paid out: how much, to which wallet, and where from there [money.payout]. */
export const PayoutSheet = observer(function PayoutSheet(props: PayoutSheetProps) {
  const { balance, user, wallets, onClose, onDone, onChanged } = props
  const { amountIn } = usePrice()
  const codes = wallets.map(({ code }) => code)
  const { form, to, most, leave, amountError } = usePayoutForm({ balance, user, wallets: codes, onDone, onChanged })
  const { values, errors, set } = form
  return (
    <FormScope value={form.scope}>
      <Sheet
        open
        title={t('shopBalance.pay_out')}
        onClose={onClose}
        bottom={
          <Button
            id={shopAdminIds.payoutSend}
            block
            busy={form.busy}
            label={t('shopBalance.ask')}
            note={network.online ? undefined : t('shopAdmin.offline')}
            onPress={form.submit}
          />
        }
      >
        <Field
          id={shopAdminIds.payoutAmount}
          kind="decimal"
          label={t('shopBalance.amount_in', { currency: BASE_CURRENCY })}
          hint={t('shopBalance.most', { amount: most })}
          value={values.amount}
          error={amountError}
          autocomplete="off"
          maxLength={40}
          required
          onInput={(value) => set('amount', value)}
          onBlur={() => values.amount !== '' && form.blur('amount')}
        />
        <View className="payout-sheet__all">
          <Button
            id={shopAdminIds.payoutAll}
            kind="line"
            size="sm"
            label={t('shopBalance.everything')}
            onPress={() => set('amount', balance)}
          />
        </View>
        {needsTwo(values.amount, to) && (
          <View className="payout-sheet__part">
            <Callout kind="info" icon={info} live="status">
              {t('shopBalance.two_people', { limit: amountIn(SECOND_APPROVAL_OVER, BASE_CURRENCY) })}
            </Callout>
          </View>
        )}
        <TargetChoice
          user={user}
          chosen={to}
          error={errors.to}
          onChoose={(next) => set('to', next)}
          onLeave={() => {
            leave()
            onClose()
          }}
        />
        {wallets.length > 1 && (
          <WalletChoice wallets={wallets} chosen={values.wallet} onChoose={(code) => set('wallet', code)} />
        )}
        <View className="payout-sheet__part">
          {user.has_password === false ? (
            <ConfirmationCode id={shopAdminIds.payoutPassword} form={form} onSubmit={form.submit} />
          ) : (
            <Field
              id={shopAdminIds.payoutPassword}
              kind="password"
              label={t('shopBalance.password')}
              hint={t('shopBalance.password_why')}
              reveal={{ show: t('auth.show_password'), hide: t('auth.hide_password') }}
              autocomplete="current-password"
              required
              value={values.password}
              error={errors.password}
              onInput={(value) => set('password', value)}
              onSubmit={form.submit}
            />
          )}
        </View>
        {form.error && (
          <Text tone="danger" live="alert">
            {form.error}
          </Text>
        )}
      </Sheet>
    </FormScope>
  )
})

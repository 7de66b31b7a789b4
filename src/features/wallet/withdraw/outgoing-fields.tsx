import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { WalletBalance } from '@contract/entities/user'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { Text } from '@/kit/text/text'
import { walletIds } from '../ids'
import { t } from '@/locales/t'
import { session } from '@/stores/session'
import { usePrice } from '@/hooks/use-price'
import { AmountField } from '../amount/amount-field'
import { ConfirmationCode } from '@/features/sign-in/confirmation-code'
import type { OutgoingForm } from './use-outgoing-form'
import './withdraw-form.scss'

interface OutgoingFieldsProps {
  outgoing: OutgoingForm
  wallets: readonly WalletBalance[]
  /** Whether the wallet can be chosen here. */
  choice?: boolean
  /** Between the amount and the password. */
  children?: ReactNode
  onSubmit: () => Promise<unknown>
}

/** The fields of an amount that leaves a wallet: the amount, and the password, or a code for users without one. */
export const OutgoingFields = observer(function OutgoingFields(props: OutgoingFieldsProps) {
  const { outgoing, wallets, choice, children, onSubmit } = props
  const { form, wallet, amountError } = outgoing
  const { values, set, blur } = form
  const { amountIn } = usePrice()
  const reveal = { show: t('auth.show_password'), hide: t('auth.hide_password') }
  return (
    <>
      <AmountField
        wallets={wallets}
        wallet={wallet}
        value={values.amount}
        error={amountError}
        hint={t('withdraw.available', { amount: amountIn(wallet.balance, wallet.currency) })}
        onInput={(value) => set('amount', value)}
        onBlur={() => values.amount !== '' && blur('amount')}
        onWallet={choice ? (code) => set('wallet', code) : undefined}
      />
      <View className="withdraw-form__add">
        <Button
          kind="line"
          size="sm"
          label={t('withdraw.everything')}
          disabled={Number(wallet.balance) === 0}
          onPress={() => set('amount', wallet.balance)}
        />
      </View>
      {children}
      <View className="withdraw-form__part">
        {session.user?.has_password === false ? (
          <ConfirmationCode id={walletIds.password} form={form} onSubmit={() => void onSubmit()} />
        ) : (
          <Field
            id={walletIds.password}
            kind="password"
            label={t('withdraw.password')}
            hint={t('withdraw.password_why')}
            reveal={reveal}
            autocomplete="current-password"
            required
            value={values.password}
            error={form.errors.password}
            onInput={(value) => set('password', value)}
            onSubmit={() => void onSubmit()}
          />
        )}
      </View>
      {form.error && (
        <Text tone="danger" live="alert">
          {form.error}
        </Text>
      )}
    </>
  )
})

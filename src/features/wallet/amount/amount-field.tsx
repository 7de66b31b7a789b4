import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { WalletBalance } from '@contract/entities/user'
import { Chip } from '@/kit/chip/chip'
import { ChoiceSheet } from '@/kit/choice-sheet/choice-sheet'
import { Field } from '@/kit/field/field'
import { walletIds } from '../ids'
import { usePrice } from '@/hooks/use-price'
import { walletName } from '@/locales/wallet-name'
import { t } from '@/locales/t'

interface AmountFieldProps {
  wallets: readonly WalletBalance[]
  wallet: WalletBalance
  value: string
  error?: string
  hint: string
  onInput: (value: string) => void
  onBlur: () => void
  /** Without it the wallet cannot be chosen. */
  onWallet?: (code: string) => void
}

/** An amount in a wallet's own currency, with the choice of the wallet. */
export const AmountField = observer(function AmountField(props: AmountFieldProps) {
  const { wallets, wallet, value, error, hint, onInput, onBlur, onWallet } = props
  const { amountIn } = usePrice()
  const [open, setOpen] = useState(false)
  const name = `${t('recharge.wallet')}: ${wallet.code}, ${walletName(wallet)}`
  return (
    <>
      <Field
        id={walletIds.amount}
        kind="decimal"
        label={`${t('recharge.amount')}, ${wallet.currency}`}
        value={value}
        hint={hint}
        error={error}
        autocomplete="off"
        maxLength={40}
        required
        onInput={onInput}
        onBlur={onBlur}
        end={
          onWallet && (
            <Chip
              id={walletIds.chooseWallet}
              end="opens"
              text={wallet.code}
              label={name}
              onPress={() => setOpen(true)}
            />
          )
        }
      />
      <View>
        <ChoiceSheet
          open={open}
          title={t('recharge.wallet')}
          chosen={wallet.code}
          choices={wallets.map((each) => ({
            value: each.code,
            text: walletName(each),
            note: amountIn(each.balance, each.currency),
            id: walletIds.chosenWallet(each.code),
          }))}
          onChoose={(code) => onWallet?.(code)}
          onClose={() => setOpen(false)}
        />
      </View>
    </>
  )
})

import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { RECHARGE_MIN } from '@contract/rules/recharge'
import { Button } from '@/kit/button/button'
import { walletIds } from '../ids'
import { lock } from '@/kit/icon/glyphs/lock'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { FormScope } from '@/platform/host/focus-wrong'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import { AmountField } from '../amount/amount-field'
import type { Wallets } from '../amount/load-wallets'
import { RechargeSuggestions } from './recharge-suggestions'
import { useCardRecharge } from './use-card-recharge'
import './recharge-ways.scss'

/** A sum that a card puts into a wallet, on the page of the gateway. */
export const RechargeCard = observer(function RechargeCard(props: { wallets: Wallets; first: string }) {
  const { wallets, first } = props
  const { amountIn } = usePrice()
  const { form, wallet, sum, amountError } = useCardRecharge(wallets, first)
  const { values, set, blur } = form
  const label = sum === null ? t('card.top_up') : t('card.top_up_amount', { amount: amountIn(sum, wallet.currency) })
  return (
    <FormScope value={form.scope}>
      <Panel>
        <Text tone="ink2">{t('card.top_up_text')}</Text>
        <View className="recharge-ways__part">
          <AmountField
            wallets={wallets}
            wallet={wallet}
            value={values.amount}
            error={amountError}
            hint={t('recharge.amount_hint', { least: amountIn(RECHARGE_MIN, wallet.currency) })}
            onInput={(value) => set('amount', value)}
            onBlur={() => values.amount !== '' && blur('amount')}
            onWallet={(code) => set('wallet', code)}
          />
        </View>
        <RechargeSuggestions
          currency={wallet.currency}
          value={values.amount}
          onChoose={(amount) => set('amount', amount)}
        />
        {form.error && (
          <Text tone="danger" live="alert">
            {form.error}
          </Text>
        )}
        <View className="recharge-ways__part">
          <Button id={walletIds.topUp} icon={lock} block busy={form.busy} label={label} onPress={form.submit} />
        </View>
      </Panel>
    </FormScope>
  )
})

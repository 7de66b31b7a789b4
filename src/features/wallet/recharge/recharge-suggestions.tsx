import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { Chip } from '@/kit/chip/chip'
import { walletIds } from '../ids'
import { typedAmount } from '@contract/rules/typed-amount'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import './recharge-form.scss'

const AMOUNTS = ['100', '150', '200', '500'] as const

interface RechargeSuggestionsProps {
  currency: string
  value: string
  onChoose: (amount: string) => void
}

/** Amounts that a tap fills in. */
export const RechargeSuggestions = observer(function RechargeSuggestions(props: RechargeSuggestionsProps) {
  const { currency, value, onChoose } = props
  const { amountIn } = usePrice()
  return (
    <Box role="group" label={t('recharge.suggestions')} className="recharge-form__sums">
      {AMOUNTS.map((amount) => (
        <View key={amount} className="recharge-form__sum">
          <Chip
            id={walletIds.suggestion(amount)}
            on={typedAmount(value) === amount}
            text={amountIn(amount, currency)}
            onPress={() => onChoose(amount)}
          />
        </View>
      ))}
    </Box>
  )
})

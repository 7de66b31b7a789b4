import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { Total } from '@/kit/sticky-bar/total'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'
import './checkout-bar.scss'

export interface NextStep {
  id: string
  label: string
  onPress: () => void | Promise<unknown>
}

/** The bar of a step: the total, and the button to the next step. */
export const CheckoutBar = observer(function CheckoutBar({ total, next }: { total: string; next: NextStep }) {
  const { parts } = usePrice()
  return (
    <View className="checkout-bar">
      <Total caption={t('checkout.total')} parts={parts(total)} />
      <View className="checkout-bar__action">
        <Button {...next} />
      </View>
    </View>
  )
})

import { View } from '@tarojs/components'
import { Button } from '@/kit/button/button'
import { paymentIds } from '../ids'
import '@/locales/late/checkout'
import { useT } from '@/locales/use-t'
import { relaunch } from '@/platform/navigation/navigation'
import './confirmation.scss'

/** The buttons of the confirmation; none leads back into the checkout. */
export function ConfirmationButtons() {
  const t = useT()
  return (
    <View className="confirmation__buttons">
      <Button id={paymentIds.confirmationOrders} label={t('checkout.track')} onPress={() => relaunch('orders')} />
      <Button kind="line" label={t('checkout.keep_shopping')} onPress={() => relaunch('home')} />
    </View>
  )
}

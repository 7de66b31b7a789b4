import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { paymentIds } from '../../payment-ids'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import './confirmation.scss'

/** The buttons of the confirmation; none leads back into the checkout. */
export const ConfirmationButtons = observer(function ConfirmationButtons() {
  return (
    <View className="confirmation__buttons">
      <Button id={paymentIds.confirmationOrders} label={t('checkout.track')} onPress={() => relaunch('orders')} />
      <Button kind="line" label={t('checkout.keep_shopping')} onPress={() => relaunch('home')} />
    </View>
  )
})

import { observer } from 'mobx-react-lite'
import receipt from '@/kit/art/receipt.webp'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'

/** Shown for orders that are paid, cancelled, or another buyer's. */
export const NoPaymentDue = observer(function NoPaymentDue() {
  return (
    <State
      art={receipt}
      title={t('checkout.nothing_to_pay_title')}
      text={t('checkout.nothing_to_pay_text')}
      action={{ label: t('checkout.to_orders'), onPress: () => relaunch('orders') }}
    />
  )
})

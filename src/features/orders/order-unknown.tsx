import { observer } from 'mobx-react-lite'
import receipt from '@/kit/art/receipt.webp'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation/navigation'

/** Shown for an order that does not exist, or belongs to another buyer. */
export const OrderUnknown = observer(function OrderUnknown() {
  return (
    <State
      art={receipt}
      title={t('orders.unknown_title')}
      text={t('orders.unknown_text')}
      action={{ label: t('orders.to_orders'), onPress: () => replace('orders') }}
    />
  )
})

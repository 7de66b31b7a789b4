import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { cx } from '@/kit/cx'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { tabWord } from '../tab-word'
import './order-progress.scss'

/** The last part that an order in this state has reached, from 0; in other states nothing is on its way. */
const REACHED: Partial<Record<OrderDetail['status'], number>> = {
  paid: 1,
  to_be_shipped: 1,
  shipped: 2,
  in_transit: 2,
  delivered: 3,
}

/** How far an order has come, in four parts. Its state is said above, so the parts are for the eye. */
export const OrderProgress = observer(function OrderProgress({ status }: Pick<OrderDetail, 'status'>) {
  const reached = REACHED[status]
  if (reached === undefined) return null
  const parts = [t('orders.placed'), tabWord('to_ship'), tabWord('on_the_way'), tabWord('delivered')]
  return (
    <View className="order-progress">
      {parts.map((part, index) => (
        <View key={part} className="order-progress__part">
          <View className={cx('order-progress__bar', index <= reached && 'order-progress__bar--done')} />
          <Text size={11} bold={index === reached} tone={index === reached ? 'onNight' : 'muteOnForest'}>
            {part}
          </Text>
        </View>
      ))}
    </View>
  )
})

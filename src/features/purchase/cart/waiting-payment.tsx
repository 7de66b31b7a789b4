import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { useLoad } from '@/hooks/use-load'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { usePrice } from '@/hooks/use-price'
import { sumUsd } from '@/domain/money/charge'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { call } from '@/services/request'
import { hrefTo } from '@/shell/page/href'
import { cartIds } from '../cart-ids'
import './changed.scss'

/** As many shops as a purchase usually has. */
const AT_MOST = 10

/**
 * The newest purchase that waits for its payment, which was broken off here or on another device: its goods have left the cart
 * [screen.waiting-payment]. Nothing without one, or while that is not known.
 */
export const WaitingPayment = observer(function WaitingPayment() {
  const load = useLoad((options) => call('orders', { p: 1, page_size: AT_MOST, status: 'to_pay' }, options))
  useOnReshow(load.reload)
  const { price } = usePrice()
  const [newest, ...others] = load.data?.list ?? []
  if (!newest) return null
  // the orders of a purchase are placed at one moment
  const orders = [newest, ...others.filter(({ created_at }) => created_at === newest.created_at)]
  const params = { order_ids: orders.map(({ order_id }) => order_id).join(',') }
  return (
    <Panel id={cartIds.cartWaiting}>
      <Text bold heading={2}>
        {t('waitingPayment.title')}
      </Text>
      {orders.map(({ order_id, increment_id, shop }) => (
        <Text key={order_id} size={13} tone="ink2">
          {t('waitingPayment.text', { number: increment_id, shop: shop.name })}
        </Text>
      ))}
      <View className="left-out__action">
        <Button
          kind="line"
          size="sm"
          label={t('waitingPayment.pay', { amount: price(sumUsd(orders.map(({ grand_total }) => grand_total))) })}
          href={hrefTo('pay', params)}
          onPress={() => go('pay', params)}
        />
      </View>
    </Panel>
  )
})

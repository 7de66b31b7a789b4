import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { useLoad } from '@/hooks/use-load'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { call } from '@/services/request'
import { hrefTo } from '@/shell/page/href'
import { cartIds } from '../cart-ids'
import './changed.scss'

/**
 * The newest order that waits for its payment, which was broken off here or on another device: its goods have left the cart
 * [screen.waiting-payment]. Nothing without one, or while that is not known.
 */
export const WaitingPayment = observer(function WaitingPayment() {
  const load = useLoad((options) => call('orders', { p: 1, page_size: 1, status: 'to_pay' }, options))
  useOnReshow(load.reload)
  const { price } = usePrice()
  const order = load.data?.list[0]
  if (!order) return null
  const params = { order_ids: order.order_id }
  return (
    <Panel id={cartIds.cartWaiting}>
      <Text bold heading={2}>
        {t('waitingPayment.title')}
      </Text>
      <Text size={13} tone="ink2">
        {t('waitingPayment.text', { number: order.increment_id, shop: order.shop.name })}
      </Text>
      <View className="left-out__action">
        <Button
          kind="line"
          size="sm"
          label={t('waitingPayment.pay', { amount: price(order.grand_total) })}
          href={hrefTo('pay', params)}
          onPress={() => go('pay', params)}
        />
      </View>
    </Panel>
  )
})

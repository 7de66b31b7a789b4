import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import { Button } from '@/kit/button/button'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import '@/locales/late/orders'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import './latest-order.scss'

/** The latest order in transit. */
export const LatestOrder = observer(function LatestOrder({ order }: { order: OrderSummary }) {
  const [line] = order.products
  const params = { order_id: order.order_id }
  return (
    <Panel>
      <View className="under-way">
        <View className="under-way__picture">
          {line && <Picture image={line.image} ground={line.ground} alt="" radius="thumb" small />}
        </View>
        <View className="under-way__words">
          <Text size={13} bold tone="success">
            {t(`states.${order.status}`)}
          </Text>
          {line && <Text lines={2}>{localised(line, 'name', settings.language)}</Text>}
        </View>
        <Button
          kind="line"
          size="sm"
          label={t('orders.details')}
          href={hrefTo('order', params)}
          onPress={() => go('order', params)}
        />
      </View>
    </Panel>
  )
})

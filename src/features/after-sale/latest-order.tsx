import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import { Icon } from '@/kit/icon/icon'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import { tabWord } from '@/features/orders/tab-word'
import { settings } from '@/stores/settings'
import { go } from '@/platform/navigation/navigation'
import './latest-order.scss'

/** The latest order on the way, which the card opens. */
export const LatestOrder = observer(function LatestOrder({ order }: { order: OrderSummary }) {
  const [line] = order.products
  const goods = line ? localised(line, 'name', settings.language) : ''
  const state = tabWord('on_the_way')
  const params = { order_id: order.order_id }
  return (
    <Pressable
      role="link"
      label={`${state}, ${goods}`}
      byContent
      href={hrefTo('order', params)}
      onPress={() => go('order', params)}
    >
      <Panel>
        <View className="under-way">
          <View className="under-way__picture">
            {line && <Picture image={line.image} ground={line.ground} alt="" radius="thumb" small />}
          </View>
          <View className="under-way__words">
            <Text size={13} bold tone="success">
              {state}
            </Text>
            <Text lines={2}>{goods}</Text>
          </View>
          <Icon glyph={chevronRight} size={18} tone="ink2" />
        </View>
      </Panel>
    </Pressable>
  )
})

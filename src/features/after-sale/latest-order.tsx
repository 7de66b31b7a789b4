import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import { Icon } from '@/kit/icon/icon'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import { tabWord } from '@/features/orders/tab-word'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { go } from '@/platform/navigation/navigation'
import './latest-order.scss'

interface LatestOrderProps {
  /** Undefined while it is not known; null without one. */
  order: OrderSummary | null | undefined
}

/** The latest order on the way, which the card opens. The card is as high without one, so that nothing below it moves. */
export const LatestOrder = observer(function LatestOrder({ order }: LatestOrderProps) {
  if (order === undefined) {
    return (
      <Panel>
        <View className="under-way">
          <SkeletonLine width="40%" height={18} />
        </View>
      </Panel>
    )
  }
  const state = tabWord('on_the_way')
  if (order === null) {
    return (
      <Panel>
        <View className="under-way">
          <View className="under-way__words under-way__words--alone">
            <Text size={13} bold tone="ink2">
              {state}
            </Text>
            <Text>{t('orders.empty_tab')}</Text>
          </View>
        </View>
      </Panel>
    )
  }
  const [line] = order.products
  const goods = line ? localised(line, 'name', settings.language) : ''
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

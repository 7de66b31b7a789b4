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
  const line = order?.products[0]
  const goods = line ? localised(line, 'name', settings.language) : ''
  const state = tabWord('on_the_way')
  const card = (
    <Panel>
      <View className="under-way">
        {line && (
          <View className="under-way__picture">
            <Picture image={line.image} ground={line.ground} alt="" radius="thumb" small />
          </View>
        )}
        <View className="under-way__words">
          {order === undefined ? (
            <SkeletonLine width="40%" />
          ) : (
            <>
              <Text size={13} bold tone={order ? 'success' : 'ink2'}>
                {state}
              </Text>
              <Text lines={2}>{order ? goods : t('orders.empty_tab')}</Text>
            </>
          )}
        </View>
        {order && <Icon glyph={chevronRight} size={18} tone="ink2" />}
      </View>
    </Panel>
  )
  if (!order) return card
  const params = { order_id: order.order_id }
  return (
    <Pressable
      role="link"
      label={`${state}, ${goods}`}
      byContent
      href={hrefTo('order', params)}
      onPress={() => go('order', params)}
    >
      {card}
    </Pressable>
  )
})

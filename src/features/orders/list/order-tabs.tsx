import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ORDER_TAB_NAMES, type OrderTab } from '@contract/base/order-states'
import { Box } from '@/kit/box/box'
import { Count } from '@/kit/count/count'
import { countText } from '@/kit/count/count-text'
import { cx } from '@/kit/cx'
import { ordersIds } from '../ids'
import { Pressable } from '@/kit/pressable/pressable'
import { bringIntoView } from '@/kit/scroll/bring-into-view'
import { Scroll } from '@/kit/scroll/scroll'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { tabWord } from '../tab-word'
import './order-tabs.scss'

interface OrderTabsProps {
  current: OrderTab
  counts: Partial<Record<OrderTab, number>> | undefined
  onChoose: (tab: OrderTab) => void
}

/** Only open orders are counted. */
const COUNTED: readonly OrderTab[] = ['to_pay', 'to_ship', 'on_the_way', 'delivered']

/** The tabs of the order history [route.purchase], each with its number of orders. */
export const OrderTabs = observer(function OrderTabs({ current, counts, onChoose }: OrderTabsProps) {
  const here = ordersIds.orderTab(current)
  // the counts make tabs wider
  useEffect(() => bringIntoView(here), [here, counts])
  return (
    <Scroll
      sideways
      className="order-tabs"
      inView={here}
      part={ORDER_TAB_NAMES.indexOf(current) / (ORDER_TAB_NAMES.length - 1)}
    >
      <Box role="tablist" label={t('orders.tabs')} className="order-tabs__row">
        {ORDER_TAB_NAMES.map((tab) => {
          const on = tab === current
          const count = COUNTED.includes(tab) ? (counts?.[tab] ?? 0) : 0
          const text = tabWord(tab)
          return (
            <Pressable
              key={tab}
              id={ordersIds.orderTab(tab)}
              role="tab"
              selected={on}
              label={count > 0 ? `${text}, ${countText(count)}` : text}
              byContent={count > 0}
              onPress={() => onChoose(tab)}
              className="order-tabs__tab"
            >
              <View className={cx('order-tabs__face', on && 'order-tabs__face--on')}>
                <Text bold={on} tone={on ? 'ink' : 'ink2'} lines={1}>
                  {text}
                </Text>
                {count > 0 && (
                  <View className="order-tabs__count">
                    <Count count={count} quiet={tab !== 'to_pay'} />
                  </View>
                )}
              </View>
            </Pressable>
          )
        })}
      </Box>
    </Scroll>
  )
})

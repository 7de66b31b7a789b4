import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderTab } from '@contract/base/order-states'
import { cx } from '@/kit/cx'
import { Count } from '@/kit/count/count'
import { countText } from '@/kit/count/count-text'
import { Icon } from '@/kit/icon/icon'
import { check } from '@/kit/icon/glyphs/check'
import { creditCard } from '@/kit/icon/glyphs/credit-card'
import { mail } from '@/kit/icon/glyphs/mail'
import { parcel } from '@/kit/icon/glyphs/parcel'
import { truck } from '@/kit/icon/glyphs/truck'
import { accountIds } from '../ids'
import { tabWord } from '@/features/orders/tab-word'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { Pressable } from '@/kit/pressable/pressable'
import { SectionTitle } from '@/kit/section-title/section-title'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import './order-shortcuts.scss'

const SHORTCUTS: { tab: OrderTab; glyph: string }[] = [
  { tab: 'to_pay', glyph: creditCard },
  { tab: 'to_ship', glyph: parcel },
  { tab: 'on_the_way', glyph: truck },
  { tab: 'delivered', glyph: mail },
  { tab: 'completed', glyph: check },
]
/** Completed orders need no action. */
const QUIET: readonly OrderTab[] = ['completed']

/**
 * React Native breaks a word of Latin letters that its place is too narrow for; other scripts may break anywhere. No
 * \p{Script=Latin}: the native engine does not support it.
 */
const breaksNowhere = (text: string): boolean => /^[a-zÀ-ɏ]+$/i.test(text)

interface OrderShortcutsProps {
  counts: Partial<Record<OrderTab, number>> | undefined
}

/** The orders by state, each with its count. */
export const OrderShortcuts = observer(function OrderShortcuts({ counts }: OrderShortcutsProps) {
  return (
    <Panel>
      <View className="order-shortcuts__title">
        <SectionTitle
          title={t('orders.title')}
          more={{
            text: t('common.see_all'),
            id: accountIds.dashboardOrders,
            href: hrefTo('orders'),
            onPress: () => go('orders'),
          }}
        />
      </View>
      <View className="order-shortcuts">
        {SHORTCUTS.map(({ tab, glyph }) => {
          const text = tabWord(tab)
          const count = QUIET.includes(tab) ? 0 : (counts?.[tab] ?? 0)
          const params = { status: tab }
          return (
            <Pressable
              key={tab}
              role="link"
              label={count > 0 ? `${text}, ${countText(count)}` : text}
              byContent={count > 0}
              href={hrefTo('orders', params)}
              onPress={() => go('orders', params)}
              className={cx('order-shortcuts__one', breaksNowhere(text) && 'order-shortcuts__one--whole')}
            >
              <View className="order-shortcuts__face">
                <View className="order-shortcuts__icon">
                  <Icon glyph={glyph} size={24} />
                  <Count count={count} over quiet={tab !== 'to_pay'} />
                </View>
                <Text size={11} align="center" lines={2}>
                  {text}
                </Text>
              </View>
            </Pressable>
          )
        })}
      </View>
    </Panel>
  )
})

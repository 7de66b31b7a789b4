import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { Count } from '@/kit/count/count'
import { Icon } from '@/kit/icon/icon'
import { Pressable } from '@/kit/pressable/pressable'
import { SafeArea } from '@/kit/safe-area/safe-area'
import { Text } from '@/kit/text/text'
import './tab-bar.scss'

export interface Tab {
  name: string
  glyph: string
  text: string
  /** Accessible name, with the count in words if there is one. */
  label: string
  href?: string
  onPress: () => void
  count?: number
  countId?: string
  id?: string
}

/** The bar at the bottom of a tab's root on narrow screens. */
export function TabBar({ tabs, current, label }: { tabs: Tab[]; current: string; label: string }) {
  return (
    <Box role="navigation" label={label} className="tab-bar">
      <View className="tab-bar__row">
        {tabs.map((tab) => {
          const on = tab.name === current
          return (
            <Pressable
              key={tab.name}
              id={tab.id}
              label={tab.label}
              byContent={Boolean(tab.count)}
              role="link"
              href={tab.href}
              current={on}
              onPress={tab.onPress}
              className="tab-bar__tab"
            >
              {/* the text comes first, as in the accessible name ("Cart, 2 pieces"); the styles reverse the order */}
              <Text size={11} bold={on} tone={on ? 'ink' : 'ink2'} lines={1} align="center">
                {tab.text}
              </Text>
              <View className="tab-bar__icon">
                <Icon glyph={tab.glyph} size={24} strong={on} tone={on ? 'ink' : 'ink2'} />
                <Count id={tab.countId} count={tab.count ?? 0} over />
              </View>
            </Pressable>
          )
        })}
      </View>
      <SafeArea edge="bottom" />
    </Box>
  )
}

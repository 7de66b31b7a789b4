import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { SafeArea } from '@/components/safe-area/safe-area'
import { cx } from '@/components/cx'
import './sticky-bar.scss'

/** The bar with a screen's main action, under its scroll. `above` a tab bar it leaves the safe area to that. */
export function StickyBar({ children, above }: { children: ReactNode; above?: boolean }) {
  return (
    <View className={cx('sticky-bar', above && 'sticky-bar--above')}>
      <View className="sticky-bar__row">{children}</View>
      {!above && <SafeArea edge="bottom" />}
    </View>
  )
}

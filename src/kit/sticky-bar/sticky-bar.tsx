import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { SafeArea } from '@/kit/safe-area/safe-area'
import { cx } from '@/kit/cx'
import './sticky-bar.scss'

interface StickyBarProps {
  children: ReactNode
  /** Lies above a tab bar, which adds the safe area. */
  above?: boolean
  /** The container, whose edges it follows where there is room; half: the right column of two. */
  within?: 'page' | 'slim' | 'half' | 'sheet'
}

/** The bar with a screen's main action, below its scroll. */
export function StickyBar({ children, above, within = 'page' }: StickyBarProps) {
  return (
    <View className={cx('sticky-bar', above && 'sticky-bar--above')}>
      <View className={cx('sticky-bar__row', `sticky-bar__row--${within}`)}>{children}</View>
      {!above && <SafeArea edge="bottom" />}
    </View>
  )
}

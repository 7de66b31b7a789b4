import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '@/kit/cx'
import './columns.scss'

/**
 * The parts of a page of the cart or the checkout. The summary is at the right where there is room for it; without one,
 * the column of narrow screens is as narrow as a form.
 */
export function Columns({ children, side }: { children: ReactNode; side?: ReactNode }) {
  return (
    <View className={cx('columns', !side && 'columns--alone')}>
      <View className="columns__main">{children}</View>
      {side && <View className="columns__side">{side}</View>}
    </View>
  )
}

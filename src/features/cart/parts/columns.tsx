import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './columns.scss'

/** The parts of a page of the cart or the checkout. On wide screens the summary is at the right. */
export function Columns({ children, side }: { children: ReactNode; side?: ReactNode }) {
  return (
    <View className="columns">
      <View className="columns__main">{children}</View>
      {side && <View className="columns__side">{side}</View>}
    </View>
  )
}

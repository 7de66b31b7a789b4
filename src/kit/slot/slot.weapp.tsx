import { View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'

/**
 * The place of something that comes and goes, such as a toast. In the mini-program a view that is always there: when a
 * child goes or is put before others, Taro sends all of its parent's children to the view (docs/decisions/0011-rows.md).
 */
export function Slot({ children }: PropsWithChildren) {
  return <View>{children}</View>
}

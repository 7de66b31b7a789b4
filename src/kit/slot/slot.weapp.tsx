import { View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'

/**
 * A place for content that appears and disappears, such as a toast. In the mini-program it is a view that always
 * exists: when a child is removed or inserted, Taro sends all children of its parent to the view
 * (docs/decisions/0011-rows.md).
 */
export function Slot({ children }: PropsWithChildren) {
  return <View>{children}</View>
}

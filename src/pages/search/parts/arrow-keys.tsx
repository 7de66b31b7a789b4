import { View } from '@tarojs/components'
import type { ArrowKeysProps } from './arrow-keys-types'
import './search-bar.scss'

/** Where there is no keyboard with arrows it is a box alone. */
export function ArrowKeys({ children, className }: ArrowKeysProps) {
  return <View className={className}>{children}</View>
}

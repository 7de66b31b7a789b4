import { View } from '@tarojs/components'
import type { ArrowKeysProps } from './arrow-keys-types'

/** Where there is no keyboard with arrows it is a box alone. The native build hands the class over as a style. */
export function ArrowKeys({ children, className, style }: ArrowKeysProps) {
  return (
    <View className={className} style={style}>
      {children}
    </View>
  )
}

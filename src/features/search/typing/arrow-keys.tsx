import { View } from '@tarojs/components'
import type { ArrowKeysProps } from './arrow-keys-types'

/** A plain box, on targets without arrow keys. The native build passes the class as a style. */
export function ArrowKeys({ children, className, style }: ArrowKeysProps) {
  return (
    <View className={className} style={style}>
      {children}
    </View>
  )
}

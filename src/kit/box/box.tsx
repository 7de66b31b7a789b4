import { View } from '@tarojs/components'
import type { BoxProps } from './types'

/** A box with a role and an accessible name. */
export function Box({ children, role, label, id, className, style }: BoxProps) {
  return (
    <View id={id} className={className} style={style} ariaRole={role} ariaLabel={label}>
      {children}
    </View>
  )
}

import { View } from '@tarojs/components'
import type { BoxProps } from './types'

/** A View with a role and a name in the page's outline. */
export function Box({ children, role, label, id, className, style }: BoxProps) {
  return (
    <View id={id} className={className} style={style} ariaRole={role} ariaLabel={label}>
      {children}
    </View>
  )
}

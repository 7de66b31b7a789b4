import { View, type AccessibilityRole, type ViewStyle } from 'react-native'
import type { BoxProps, BoxRole } from './types'

const roles: Partial<Record<BoxRole, AccessibilityRole>> = {
  search: 'search',
  radiogroup: 'radiogroup',
  tablist: 'tablist',
  list: 'list',
  progressbar: 'progressbar',
  img: 'image',
  alert: 'alert',
}

/** A box with a role and an accessible name. */
export function Box({ children, role, label, percent, busy, id, style }: BoxProps) {
  return (
    <View
      nativeID={id}
      testID={id}
      style={style as ViewStyle | undefined}
      accessibilityRole={role && roles[role]}
      accessibilityLabel={label}
      accessibilityValue={percent === undefined ? undefined : { min: 0, max: 100, now: percent }}
      accessibilityState={busy ? { busy } : undefined}
    >
      {children}
    </View>
  )
}

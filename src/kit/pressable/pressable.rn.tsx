import { Pressable as NativePressable, type AccessibilityRole, type ViewStyle } from 'react-native'
import { useOnce } from './use-once'
import type { PressableProps, PressRole } from './types'
import './pressable.scss'

const roles: Record<PressRole, AccessibilityRole> = {
  button: 'button',
  link: 'link',
  checkbox: 'checkbox',
  radio: 'radio',
  switch: 'switch',
  tab: 'tab',
  option: 'radio',
  menuitem: 'menuitem',
}

/** Anything that can be pressed, in the native apps. */
export function Pressable(props: PressableProps) {
  const [run, running] = useOnce(props.onPress)
  const busy = props.busy || running
  return (
    <NativePressable
      nativeID={props.id}
      testID={props.id}
      className="press"
      style={(props.style ?? {}) as ViewStyle}
      disabled={props.disabled}
      onPress={() => {
        if (!busy) run()
      }}
      accessible={!props.skipped}
      accessibilityRole={roles[props.role ?? 'button']}
      accessibilityLabel={props.label}
      accessibilityState={{
        disabled: props.disabled,
        busy,
        checked: props.checked,
        selected: props.selected ?? props.pressed ?? props.current,
        expanded: props.expanded,
      }}
    >
      {props.children}
    </NativePressable>
  )
}

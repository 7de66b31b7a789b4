import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Pressable } from '@/kit/pressable/pressable'
import './switch.scss'

interface SwitchProps {
  /** Accessible name. */
  label: string
  on: boolean
  onPress: () => void | Promise<unknown>
  disabled?: boolean
  id?: string
}

/** Something that is on or off, at once. Its text lies beside it, in the page. */
export function Switch({ label, on, onPress, disabled, id }: SwitchProps) {
  return (
    <Pressable
      id={id}
      label={label}
      role="switch"
      checked={on}
      disabled={disabled}
      onPress={onPress}
      className="switch"
    >
      <View className={cx('switch__track', on && 'switch__track--on', disabled && 'switch__track--off')}>
        <View className="switch__thumb" />
      </View>
    </Pressable>
  )
}

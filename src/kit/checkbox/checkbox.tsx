import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { check } from '@/kit/icon/glyphs/check'
import { Pressable } from '@/kit/pressable/pressable'
import './checkbox.scss'

interface CheckboxProps {
  /** Accessible name. */
  label: string
  on: boolean
  onPress: () => void | Promise<unknown>
  disabled?: boolean
  describedBy?: string
  id?: string
}

/** Any of several, or an agreement: a check mark in a box of 24 px. Round marks are one of several, switches act at once. */
export function Checkbox({ label, on, onPress, disabled, describedBy, id }: CheckboxProps) {
  return (
    <Pressable
      id={id}
      label={label}
      role="checkbox"
      checked={on}
      disabled={disabled}
      describedBy={describedBy}
      onPress={onPress}
      className="tick"
    >
      <View className={cx('tick__face', on && 'tick__face--on', disabled && 'tick__face--off')}>
        {on && <Icon glyph={check} size={16} tone="onInk" strong />}
      </View>
    </Pressable>
  )
}

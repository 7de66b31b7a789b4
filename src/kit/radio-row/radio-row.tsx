import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '@/kit/cx'
import { Pressable } from '@/kit/pressable/pressable'
import { RadioMark } from '@/kit/checkbox/radio-mark'
import { Text } from '@/kit/text/text'
import './radio-row.scss'

interface RadioRowProps {
  title: string
  /** One line below the title, or several with line breaks. */
  note?: string
  /** At the right: a price, "Free". */
  end?: ReactNode
  /** The text at the right, as a part of the accessible name. */
  endLabel?: string
  chosen: boolean
  onPress: () => void | Promise<unknown>
  /** Cannot be chosen; the note says why. */
  disabled?: boolean
  /** Before the title, such as an icon. */
  start?: ReactNode
  id?: string
}

/** One of a few options, such as shipping or payment methods. Put several into a Box of role radiogroup. */
export function RadioRow({ title, note, end, endLabel, chosen, onPress, disabled, start, id }: RadioRowProps) {
  const lines = note?.split('\n') ?? []
  return (
    <Pressable
      id={id}
      label={[title, ...lines, endLabel].filter(Boolean).join(', ')}
      byContent
      role="radio"
      checked={chosen}
      disabled={disabled}
      onPress={onPress}
      className={cx('option', chosen && 'option--chosen', disabled && 'option--off')}
    >
      <RadioMark on={chosen} />
      {start && <View className="option__start">{start}</View>}
      <View className="option__words">
        <Text bold={chosen} tone={disabled ? 'ink2' : 'ink'}>
          {title}
        </Text>
        {lines.map((line) => (
          <Text key={line} size={13} tone="ink2">
            {line}
          </Text>
        ))}
      </View>
      {end}
    </Pressable>
  )
}

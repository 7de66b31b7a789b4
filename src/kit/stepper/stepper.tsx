import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { minus } from '@/kit/icon/glyphs/minus'
import { plus } from '@/kit/icon/glyphs/plus'
import { trash } from '@/kit/icon/glyphs/trash'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { NUMBER_BOX_MIN, NUMBER_BOX_STEP } from '@contract/base/constants'
import './stepper.scss'

interface StepperProps {
  value: number
  onChange: (value: number) => void | Promise<unknown>
  min?: number
  max?: number
  step?: number
  /** Accessible names of the number and of the buttons. */
  words: { label: string; less: string; more: string; remove?: string }
  /** In the cart: at the minimum, a bin replaces the minus. */
  onRemove?: () => void | Promise<unknown>
  disabled?: boolean
  ids?: { less?: string; value?: string; more?: string; remove?: string }
}

/** A number within bounds, with a minus and a plus. */
export function Stepper(props: StepperProps) {
  const { value, onChange, min = NUMBER_BOX_MIN, max = Infinity, step = NUMBER_BOX_STEP, words, onRemove } = props
  const least = value - step < min
  const most = value + step > max
  const bin = least && onRemove !== undefined
  return (
    <Box role="group" label={words.label} className="stepper">
      <Pressable
        id={bin ? props.ids?.remove : props.ids?.less}
        label={bin ? (words.remove ?? words.less) : words.less}
        onPress={bin ? onRemove : () => onChange(value - step)}
        disabled={props.disabled || (least && !bin)}
        className="stepper__end stepper__end--less"
      >
        <Icon glyph={bin ? trash : minus} size={18} tone={least && !bin ? 'disabledLine' : 'ink'} />
      </Pressable>
      <View className="stepper__value">
        <Text id={props.ids?.value} bold figures align="center" live="status">
          {String(value)}
        </Text>
      </View>
      <Pressable
        id={props.ids?.more}
        label={words.more}
        onPress={() => onChange(value + step)}
        disabled={props.disabled || most}
        className="stepper__end stepper__end--more"
      >
        <Icon glyph={plus} size={18} tone={most ? 'disabledLine' : 'ink'} />
      </Pressable>
    </Box>
  )
}

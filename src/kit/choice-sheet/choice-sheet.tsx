import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { painted } from '@/kit/painted'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { Sheet } from '@/kit/sheet/sheet'
import './choice-sheet.scss'

interface ChoiceSheetProps<Value extends string> {
  open: boolean
  title: string
  choices: readonly { value: Value; text: string; note?: string; id?: string }[]
  chosen?: Value
  onChoose: (value: Value) => void | Promise<unknown>
  onClose: () => void
}

/** A list to choose one value from: a language, a currency, a sort order, a country. It closes before it reports the choice. */
export function ChoiceSheet<Value extends string>(props: ChoiceSheetProps<Value>) {
  const { open, title, choices, chosen, onChoose, onClose } = props
  // what is chosen may draw the whole page anew, which would keep the tap without an answer
  const choose = async (value: Value) => {
    onClose()
    await painted()
    await onChoose(value)
  }
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <Box role="radiogroup" label={title} className="choice-sheet">
        {choices.map(({ value, text, note, id }) => (
          <View key={value} className="choice-sheet__row">
            <RadioRow id={id} title={text} note={note} chosen={value === chosen} onPress={() => choose(value)} />
          </View>
        ))}
      </Box>
    </Sheet>
  )
}

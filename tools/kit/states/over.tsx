import { Button } from '@/kit/button/button'
import { ChoiceSheet } from '@/kit/choice-sheet/choice-sheet'
import { Confirm } from '@/kit/confirm/confirm'
import { Overlay } from '@/kit/overlay/overlay'
import { SourceSheet } from '@/kit/picture-field/source-sheet'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import type { Kit } from '../page/kit'
import { leave } from '../page/route'
import { nothing, words } from '../page/words'

const MANY = Array.from({ length: 30 }, (_, at) => at + 1)

/** What lies over the page: each is open, and closing it leads back to the catalogue. */
export const over: Kit = {
  Overlay: {
    'around a text': () => (
      <Overlay label={words().cart.title} onClose={leave}>
        <div className="kit-over">
          <Button label={words().common.close} onPress={leave} />
        </div>
      </Overlay>
    ),
  },
  Sheet: {
    short: () => (
      <Sheet open title={words().cart.title} onClose={leave}>
        <Text>{words().cart.empty_text}</Text>
      </Sheet>
    ),
    'with a button': () => (
      <Sheet
        open
        title={words().cart.title}
        onClose={leave}
        bottom={<Button block label={words().common.save} onPress={leave} />}
      >
        <Text>{words().cart.empty_text}</Text>
      </Sheet>
    ),
    'longer than the screen': () => (
      <Sheet open title={words().common.failed_text} onClose={leave}>
        {MANY.map((line) => (
          <Text key={line}>{`${line} ${words().cart.empty_text}`}</Text>
        ))}
      </Sheet>
    ),
  },
  Confirm: {
    'with its own words': () => (
      <Confirm
        open
        title={words().cartEdit.remove_title}
        text={words().cart.empty_text}
        confirm={words().common.remove}
        onConfirm={leave}
        onClose={leave}
      />
    ),
  },
  ChoiceSheet: {
    'one chosen': () => (
      <ChoiceSheet
        open
        title={words().common.currency}
        chosen="EUR"
        choices={['EUR', 'USD', 'THB'].map((value) => ({ value, text: value, note: words().common.currency }))}
        onChoose={leave}
        onClose={leave}
      />
    ),
  },
  SourceSheet: {
    'camera and gallery': () => (
      <SourceSheet
        title={words().picture.add}
        picking={{
          asking: true,
          sources: ['camera', 'gallery'],
          fault: null,
          start: nothing,
          choose: nothing,
          close: leave,
        }}
      />
    ),
  },
}

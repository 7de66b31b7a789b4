import { type ComponentProps, useState } from 'react'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { Chip } from '@/kit/chip/chip'
import { ChoiceChip } from '@/kit/choice-chip/choice-chip'
import { heart } from '@/kit/icon/glyphs/heart'
import { shoppingBag } from '@/kit/icon/glyphs/shopping-bag'
import { slidersHorizontal } from '@/kit/icon/glyphs/sliders-horizontal'
import { star } from '@/kit/icon/glyphs/star'
import { truck } from '@/kit/icon/glyphs/truck'
import { Icon } from '@/kit/icon/icon'
import { IconButton } from '@/kit/icon-button/icon-button'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { Pressable } from '@/kit/pressable/pressable'
import { QuickAdd } from '@/kit/product-card/quick-add'
import { Range } from '@/kit/range/range'
import type { Places } from '@/kit/range/types'
import { Stepper } from '@/kit/stepper/stepper'
import { Text } from '@/kit/text/text'
import { RadioMark } from '@/kit/checkbox/radio-mark'
import { Checkbox } from '@/kit/checkbox/checkbox'
import { Switch } from '@/kit/switch/switch'
import type { Kit, States } from '../page/kit'
import { inRow } from '../page/in-row'
import bag from '../../../server/app/demo/media/a/bag.webp'
import { money, nothing, words } from '../page/words'

const never = () => new Promise<void>(nothing)

const ofButton = (props: Partial<ComponentProps<typeof Button>>) => () => (
  <Button label={words().product.add_to_cart} onPress={nothing} {...props} />
)

const Button_: States = {
  main: ofButton({}),
  danger: ofButton({ kind: 'danger' }),
  soft: ofButton({ kind: 'soft' }),
  line: ofButton({ kind: 'line' }),
  ink: ofButton({ kind: 'ink' }),
  paper: ofButton({ kind: 'paper' }),
  blocked: ofButton({ kind: 'blocked' }),
  disabled: ofButton({ disabled: true }),
  busy: ofButton({ busy: true }),
  'busy once it is pressed': ofButton({ onPress: never }),
  medium: ofButton({ size: 'md' }),
  small: ofButton({ size: 'sm', kind: 'line' }),
  'with an icon': ofButton({ icon: shoppingBag }),
  'a link': ofButton({ href: '#', kind: 'line' }),
  'two of a bar': () => (
    <div className="kit-row">
      <Button pair kind="soft" label={words().product.add_to_cart} onPress={nothing} />
      <Button pair label={words().product.buy_now} note={money('64.00').text} onPress={nothing} />
    </div>
  ),
}

const ofIconButton = (props: Partial<ComponentProps<typeof IconButton>>) => () => (
  <IconButton glyph={heart} label={words().common.share} onPress={nothing} {...props} />
)

const IconButton_: States = {
  plain: ofIconButton({}),
  'a link': ofIconButton({ href: '#' }),
  pressed: ofIconButton({ pressed: true, filled: true, tone: 'accent' }),
  disabled: ofIconButton({ disabled: true }),
  'on a disc': ofIconButton({ disc: true }),
  'with a count': ofIconButton({ glyph: shoppingBag, count: 3, label: '3' }),
  'with a count over 99': ofIconButton({ glyph: shoppingBag, count: 128, label: '99+' }),
}

const Pressable_: States = {
  'a button': () => (
    <Pressable label={words().common.edit} onPress={nothing}>
      <Text underline>{words().common.edit}</Text>
    </Pressable>
  ),
  'a link': () => (
    <Pressable label={words().common.see_all} role="link" href="#" onPress={nothing}>
      <Text underline>{words().common.see_all}</Text>
    </Pressable>
  ),
  disabled: () => (
    <Pressable label={words().common.edit} disabled>
      <Text tone="ink2">{words().common.edit}</Text>
    </Pressable>
  ),
  busy: () => (
    <Pressable label={words().common.save} busy>
      <Text>{words().common.save}</Text>
    </Pressable>
  ),
  'opens a dialog': () => (
    <Pressable label={words().common.language} opens="dialog" expanded={false} onPress={nothing}>
      <Text underline>{words().common.language}</Text>
    </Pressable>
  ),
}

const ofChip = (props: Partial<ComponentProps<typeof Chip>>) => () => (
  <Chip text={words().search.sort_best} onPress={nothing} {...props} />
)

const Chip_: States = {
  off: ofChip({}),
  on: ofChip({ on: true }),
  'opens a list': ofChip({ end: 'opens' }),
  'is removed': ofChip({ end: 'removes', on: true }),
  'leads to a screen': ofChip({ end: 'leads' }),
  'with an icon': ofChip({ icon: slidersHorizontal }),
  'tabs of a list': () => (
    <Box role="tablist" label={words().search.sort} className="kit-row">
      <Chip tab on text={words().search.sort_best} onPress={nothing} />
      <Chip tab text={words().search.sort_new} onPress={nothing} />
    </Box>
  ),
}

const ofChoiceChip = (props: Partial<ComponentProps<typeof ChoiceChip>>) => () => (
  <Box role="radiogroup" label={words().search.rating}>
    <ChoiceChip text="M" onPress={nothing} {...props} />
  </Box>
)

const ChoiceChip_: States = {
  free: ofChoiceChip({}),
  chosen: ofChoiceChip({ chosen: true }),
  impossible: ofChoiceChip({ impossible: true, label: 'M, –' }),
  'a picture': ofChoiceChip({ text: 'Cognac', image: bag, ground: 'sand' }),
  'a chosen picture': ofChoiceChip({ text: 'Cognac', image: bag, ground: 'sage', chosen: true }),
  'an impossible picture': ofChoiceChip({ text: 'Cognac', image: bag, ground: 'mist', impossible: true }),
  'with a star': ofChoiceChip({ text: '4.5', star }),
  'one of many': () => <ChoiceChip many chosen text={words().search.in_stock} onPress={nothing} />,
}

const ofRadioRow = (props: Partial<ComponentProps<typeof RadioRow>>) => () => (
  <Box role="radiogroup" label={words().checkout.shipping}>
    <RadioRow title={words().checkout.step_delivery} chosen={false} onPress={nothing} {...props} />
  </Box>
)

const RadioRow_: States = {
  free: ofRadioRow({}),
  chosen: ofRadioRow({ chosen: true }),
  'with a note': ofRadioRow({ note: '24–26', chosen: true }),
  'with a price': ofRadioRow({ end: <Text figures>+2</Text>, endLabel: '+2' }),
  'with an icon': ofRadioRow({ start: <Icon glyph={truck} /> }),
  disabled: ofRadioRow({ disabled: true, note: '–' }),
}

function Counted(props: Partial<ComponentProps<typeof Stepper>>) {
  const [value, setValue] = useState(props.value ?? 2)
  const { common, product } = words()
  return (
    <Stepper
      {...props}
      value={value}
      onChange={setValue}
      words={{ label: product.quantity, less: common.less, more: common.more, remove: common.remove }}
    />
  )
}

function Moved({ start }: { start: Places }) {
  const [value, setValue] = useState(start)
  const { search: texts } = words()
  return (
    <Range
      id="kit-range"
      value={value}
      labels={[texts.price_lowest, texts.price_highest]}
      textOf={(percent) => money(String(percent)).text}
      onMove={setValue}
    />
  )
}

const ofQuickAdd = (props: Partial<ComponentProps<typeof QuickAdd>>) => () => (
  <div className="kit-tile">
    <QuickAdd label={words().product.add_to_cart} inCart={0} onAdd={nothing} {...props} />
  </div>
)

export const actions: Kit = {
  Button: { ...inRow(Button_), 'as wide as its row': ofButton({ block: true }) },
  IconButton: inRow(IconButton_),
  Pressable: inRow(Pressable_),
  Chip: inRow(Chip_),
  ChoiceChip: inRow(ChoiceChip_),
  RadioRow: RadioRow_,
  Checkbox: {
    off: () => <Checkbox label={words().cart.all} on={false} onPress={nothing} />,
    on: () => <Checkbox label={words().cart.all} on onPress={nothing} />,
    disabled: () => <Checkbox label={words().cart.all} on={false} disabled onPress={nothing} />,
  },
  Switch: {
    off: () => <Switch label={words().cart.all} on={false} onPress={nothing} />,
    on: () => <Switch label={words().cart.all} on onPress={nothing} />,
    disabled: () => <Switch label={words().cart.all} on={false} disabled onPress={nothing} />,
  },
  RadioMark: { off: () => <RadioMark on={false} />, on: () => <RadioMark on /> },
  Stepper: inRow({
    between: () => <Counted />,
    'at its lowest': () => <Counted value={1} />,
    'at its lowest in the cart': () => <Counted value={1} onRemove={nothing} />,
    'at its highest': () => <Counted value={5} max={5} />,
    disabled: () => <Counted disabled />,
  }),
  Range: {
    'all of it': () => <Moved start={[0, 100]} />,
    'a part': () => <Moved start={[20, 70]} />,
    'both thumbs at one place': () => <Moved start={[50, 50]} />,
  },
  QuickAdd: {
    'not in the cart': ofQuickAdd({}),
    'in the cart': ofQuickAdd({ inCart: 2 }),
    'on its way once it is pressed': ofQuickAdd({ onAdd: never }),
  },
}

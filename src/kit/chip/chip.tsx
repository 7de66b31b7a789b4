import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { chevronDown } from '@/kit/icon/glyphs/chevron-down'
import { cross } from '@/kit/icon/glyphs/cross'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import './chip.scss'

interface ChipProps {
  text: string
  onPress: () => void | Promise<unknown>
  /** Accessible name, when the text does not say what a tap does ("Remove filter: under €100"). */
  label?: string
  on?: boolean
  icon?: string
  /** What a tap does, shown by an icon: opens a list, removes the chip, or leads to a screen as a link. */
  end?: 'opens' | 'removes' | 'leads'
  /** Without that icon, where a row has no room for it. */
  slim?: boolean
  /** The address of a chip that leads to a screen. */
  href?: string
  /** One of several chips of which one is active. */
  tab?: boolean
  id?: string
}

/** A small pill: a filter, a sort order, a tab. */
export function Chip({ text, onPress, label = text, on, icon, end, slim, href, tab, id }: ChipProps) {
  const tone = on ? 'onInk' : 'ink'
  return (
    <Pressable
      id={id}
      label={label}
      role={roleOf(tab, end)}
      selected={tab ? Boolean(on) : undefined}
      href={href}
      pressed={tab || end ? undefined : Boolean(on)}
      opens={end === 'opens' ? 'dialog' : undefined}
      onPress={onPress}
      className="chip"
    >
      <View className={cx('chip__face', on && 'chip__face--on')}>
        {icon && (
          <View className="chip__icon">
            <Icon glyph={icon} size={16} tone={tone} />
          </View>
        )}
        <Text size={13} bold={on} tone={tone} lines={1}>
          {text}
        </Text>
        {end && end !== 'leads' && !slim && (
          <View className="chip__end">
            <Icon glyph={end === 'opens' ? chevronDown : cross} size={14} tone={tone} />
          </View>
        )}
      </View>
    </Pressable>
  )
}

function roleOf(tab: boolean | undefined, end: ChipProps['end']) {
  if (end === 'leads') return 'link'
  return tab ? 'tab' : 'button'
}

import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { loaderCircle } from '@/kit/icon/glyphs/loader-circle'
import { Pressable } from '@/kit/pressable/pressable'
import { useOnce } from '@/kit/pressable/use-once'
import { Text } from '@/kit/text/text'
import type { Tone } from '@/kit/text/types'
import './button.scss'

export type ButtonKind = 'main' | 'danger' | 'soft' | 'line' | 'ink' | 'paper' | 'blocked'
type ButtonSize = 'lg' | 'md' | 'sm'

export interface ButtonProps {
  /** The visible text. It is also the accessible name, with `note` after it. */
  label: string
  onPress?: () => void | Promise<unknown>
  /**
   * `blocked` looks disabled but can be tapped: its label says what is missing. One `main` per screen; `danger` takes
   * something away.
   */
  kind?: ButtonKind
  size?: ButtonSize
  icon?: string
  /** The second line in a bar, such as the amount under "Buy now". */
  note?: string
  /** As wide as its row. */
  block?: boolean
  /** One of two buttons in a bar: equal widths, up to two lines. */
  pair?: boolean
  busy?: boolean
  /** Shows no loader, because the effect is visible elsewhere at once. Taps are ignored all the same. */
  quiet?: boolean
  disabled?: boolean
  href?: string
  describedBy?: string
  opens?: 'dialog' | 'listbox' | 'menu'
  id?: string
}

const tones: Record<ButtonKind, Tone> = {
  main: 'onAccent',
  danger: 'onAccent',
  soft: 'accentPress',
  line: 'ink',
  ink: 'onInk',
  paper: 'night',
  blocked: 'ink2',
}
const textSizes = { lg: 17, md: 15, sm: 13 } as const

/** A button. While its promise is pending it shows a loader and ignores taps. */
export function Button(props: ButtonProps) {
  const { label, kind = 'main', size = 'lg', icon, note, block, pair } = props
  const [run, running] = useOnce(props.onPress, props.quiet)
  const busy = props.busy || running
  const shown = busy ? loaderCircle : icon
  const tone = props.disabled ? 'ink2' : tones[kind]
  const closer = pair || note !== undefined
  return (
    <Pressable
      id={props.id}
      label={note ? `${label}, ${note}` : label}
      byContent
      role={props.href ? 'link' : 'button'}
      href={props.href}
      onPress={run}
      disabled={props.disabled}
      busy={busy}
      describedBy={props.describedBy}
      opens={props.opens}
      className={cx('button', `button--${size}`, block && 'button--block', pair && 'button--pair')}
    >
      <View
        className={cx(
          'button__face',
          `button__face--${size}`,
          `button__face--${kind}`,
          closer && 'button__face--closer',
          props.disabled && 'button__face--blocked',
        )}
      >
        {shown && <Icon glyph={shown} size={18} tone={tone} spinning={busy} />}
        {shown && <View className="button__gap" />}
        <View className="button__words">
          <Text size={closer && size === 'lg' ? 15 : textSizes[size]} tight={closer} bold tone={tone} align="center">
            {label}
          </Text>
          {note && (
            <Text size={13} tight tone={tone} align="center" figures>
              {note}
            </Text>
          )}
        </View>
      </View>
    </Pressable>
  )
}

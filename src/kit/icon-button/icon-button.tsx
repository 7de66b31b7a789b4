import { View } from '@tarojs/components'
import { Count } from '@/kit/count/count'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import type { IconProps } from '@/kit/icon/types'
import { Pressable } from '@/kit/pressable/pressable'
import './icon-button.scss'

interface IconButtonProps {
  glyph: string
  /** Accessible name: there is no visible text. */
  label: string
  onPress: () => void | Promise<unknown>
  href?: string
  tone?: IconProps['tone']
  filled?: boolean
  pressed?: boolean
  disabled?: boolean
  /** On a disc of 40 px, over a picture. */
  disc?: boolean
  /** Shown over the icon; nothing at zero. The label repeats it as shown (`countText`) (WCAG 2.5.3). */
  count?: number
  countId?: string
  id?: string
}

/** An icon in a square of 44 px. */
export function IconButton(props: IconButtonProps) {
  const { glyph, tone = 'ink', filled, disc, count = 0 } = props
  return (
    <Pressable
      id={props.id}
      label={props.label}
      role={props.href ? 'link' : 'button'}
      href={props.href}
      onPress={props.onPress}
      pressed={props.pressed}
      disabled={props.disabled}
      className="icon-button"
    >
      <View className={cx('icon-button__face', disc && 'icon-button__face--disc')}>
        <Icon glyph={glyph} size={disc ? 20 : 24} tone={props.disabled ? 'disabledLine' : tone} filled={filled} />
        <Count id={props.countId} count={count} over />
      </View>
    </Pressable>
  )
}

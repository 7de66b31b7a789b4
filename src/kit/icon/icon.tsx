import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import type { IconProps } from './types'
import './icon.scss'

/** An icon. The mini-program has no inline SVG, so its style sheet draws the icon: the glyph is a class name there. */
export function Icon({ glyph, size = 20, tone = 'ink', strong, filled, spinning }: IconProps) {
  const variant = (strong && `${glyph}--strong`) || (filled && `${glyph}--filled`)
  return <View className={cx('icon', `icon--${size}`, `icon--${tone}`, glyph, variant, spinning && 'icon--spinning')} />
}

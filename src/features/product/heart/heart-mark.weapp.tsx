import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import type { HeartMarkProps } from './types'
import './heart-mark.scss'

/**
 * The heart, filled when the product is on the wishlist. In the mini-program the style sheet draws it: a change then
 * sends a class name, while an Icon would send the whole drawing for each card.
 */
export function HeartMark({ on, disc }: HeartMarkProps) {
  return <View className={cx('heart-mark', disc && 'heart-mark--disc', on && 'heart-mark--on')} />
}

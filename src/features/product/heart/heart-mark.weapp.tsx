import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import type { HeartMarkProps } from './types'
import './heart-mark.scss'

/**
 * The heart, full when the product is on the wishlist. In the mini-program it is drawn by the style sheet: a change then
 * sends the name of a class, where an Icon would send the whole drawing, and a list of cards would send it for each.
 */
export function HeartMark({ on, disc }: HeartMarkProps) {
  return <View className={cx('heart-mark', disc && 'heart-mark--disc', on && 'heart-mark--on')} />
}

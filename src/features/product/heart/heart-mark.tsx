import { Icon } from '@/kit/icon/icon'
import { heart } from '@/kit/icon/glyphs/heart'
import type { HeartMarkProps } from './types'

/** The heart, filled when the product is on the wishlist. */
export function HeartMark({ on, disc }: HeartMarkProps) {
  const off = disc ? 'ink' : 'ink2'
  return <Icon glyph={heart} tone={on ? 'accent' : off} filled={on} />
}

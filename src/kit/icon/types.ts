import type { Tone } from '@/kit/text/types'

type IconSize = 13 | 14 | 16 | 18 | 20 | 24 | 28

export interface IconProps {
  /** One of `@/kit/icon/glyphs/*`. Icons are hidden from screen readers: the element around them has the name. */
  glyph: string
  /** In px; 20 by default. */
  size?: IconSize
  tone?: Tone | 'star' | 'grip' | 'disabledLine'
  /** Stroke width 2.25 for a selected item, instead of 1.75. */
  strong?: boolean
  filled?: boolean
  /** Rotates, as a progress indicator. */
  spinning?: boolean
}

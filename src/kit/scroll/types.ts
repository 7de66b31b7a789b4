import type { CSSProperties, ReactNode } from 'react'

export interface ScrollProps {
  children: ReactNode
  /** Scrolls sideways, without a scroll bar. */
  sideways?: boolean
  /** Called near the end, to load more. May be called again while loading. */
  onEnd?: () => void
  /** Called often with the scrolled distance in px. */
  onScroll?: (offset: number) => void
  /** The action of pulling it down. Unused on H5, where the browser reloads. */
  pull?: () => Promise<void>
  /** The page's main scroll: the skip link leads here, and it takes the focus when its page is shown. */
  main?: boolean
  /**
   * The id of the child to bring into view, of a scroll sideways. Unused on H5, where `bring-into-view` does it: the first
   * load has no room for it.
   */
  inView?: string
  /** The place of that child, from 0 (first) to 1 (last), by which React Native finds it. */
  part?: number
  label?: string
  id?: string
  className?: string
  style?: CSSProperties
}

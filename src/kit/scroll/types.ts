import type { CSSProperties, ReactNode } from 'react'

export interface ScrollProps {
  children: ReactNode
  /** Sideways, without a bar. */
  sideways?: boolean
  /** Near the end: load more. May be called again while loading. */
  onEnd?: () => void
  /** How far it is scrolled, in px; called often. */
  onScroll?: (offset: number) => void
  /** The action of pulling it down; not on H5, where the browser reloads. */
  pull?: () => Promise<void>
  /** The page's scroll: the skip link leads here, and it takes the focus when its page is shown. */
  main?: boolean
  label?: string
  id?: string
  className?: string
  style?: CSSProperties
}

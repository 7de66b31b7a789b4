import type { ReactNode } from 'react'

export interface CarouselProps {
  items: readonly ReactNode[]
  /** Accessible name of a slide: "1 of 4". */
  label: (index: number) => string
  /** Accessible name of the whole carousel. */
  name: string
  /**
   * Slides of 319 px with a gap of 12 px, so that the next one is partly visible; otherwise slides have the full width.
   */
  peek?: boolean
  /** The height in px for the mini-program, which cannot take it from the slides as the other targets do. */
  height: number
  /** Advances after this many ms until it is touched; never under reduced motion. */
  every?: number
  /** Dots below the carousel, or over its lower edge. */
  dots?: 'below' | 'over' | 'none'
  /** Accessible names of the two buttons, for users without touch. */
  arrows?: { previous: string; next: string }
  onChange?: (index: number) => void
}

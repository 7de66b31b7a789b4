import type { ReactNode } from 'react'

export interface CarouselProps {
  items: readonly ReactNode[]
  /** Accessible name of a slide: "1 of 4". */
  label: (index: number) => string
  /** The whole carousel's name. */
  name: string
  /** Slides of 319 with a gap of 12, so that the next one peeks in; else as wide as the carousel. */
  peek?: boolean
  /** Its height in px, for the mini-program, which cannot take it from the slides; else they have it. */
  height: number
  /** Advances after so many ms, until it is touched; never under reduced motion. */
  every?: number
  /** Dots below, or over the lower edge. */
  dots?: 'below' | 'over' | 'none'
  /** Accessible names of the two buttons, for users without touch. */
  arrows?: { previous: string; next: string }
  onChange?: (index: number) => void
}

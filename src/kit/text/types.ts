import type { CSSProperties, ReactNode } from 'react'

export type TextSize = 11 | 12 | 13 | 15 | 17 | 20 | 24 | 32 | 40

export type Tone =
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'accent'
  | 'accentPress'
  | 'success'
  | 'danger'
  | 'info'
  | 'warn'
  | 'onInk'
  | 'onAccent'
  | 'night'
  | 'onNight'
  | 'muteOnInk'
  | 'muteOnForest'

export interface TextProps {
  children: ReactNode
  /** In px at a width of 375 px; 15 by default. */
  size?: TextSize
  bold?: boolean
  tone?: Tone
  /** Cut after this many lines, with an ellipsis. */
  lines?: 1 | 2 | 3
  /** Tighter lines, for the name on a card and for two lines in a button. */
  tight?: boolean
  align?: 'center' | 'right'
  /** Digits of equal width, for prices, counts and clocks. */
  figures?: boolean
  struck?: boolean
  underline?: boolean
  /** Inline in another text. */
  inline?: boolean
  /** Its level in the page's outline; the title of a page is 1. */
  heading?: 1 | 2 | 3
  /** Announced when it appears: a status politely, an alert at once. */
  live?: 'status' | 'alert'
  /** Replaces the text for screen readers, when the text alone says too little. */
  label?: string
  /** The text is the label of the field with this id. */
  labelFor?: string
  /** Hidden from screen readers, because it repeats another text. */
  hidden?: boolean
  id?: string
  className?: string
  style?: CSSProperties
}

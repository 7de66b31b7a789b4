import type { CSSProperties, ReactNode } from 'react'

export type TextSize = 11 | 13 | 15 | 17 | 20 | 24 | 32 | 40

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
  | 'onDark'
  | 'muteOnInk'
  | 'muteOnForest'

export interface TxtProps {
  children: ReactNode
  /** In px at 375 wide; 15 when not said. */
  size?: TextSize
  bold?: boolean
  tone?: Tone
  /** Cut after so many lines, with an ellipsis. */
  lines?: 1 | 2 | 3
  /** The closer lines of a card's name and of a button's two lines. */
  tight?: boolean
  align?: 'center' | 'right'
  /** Figures of one width, for prices, counts and clocks. */
  figures?: boolean
  struck?: boolean
  underline?: boolean
  /** Inside another text. */
  inline?: boolean
  /** Its place in the page's outline; the title of a page is 1. */
  heading?: 1 | 2 | 3
  /** Announced when it appears: a status politely, an alert at once. */
  live?: 'status' | 'alert'
  /** Said in place of the text, when the text alone says too little. */
  label?: string
  /** It is the label of the field with this id. */
  labelFor?: string
  /** Hidden from screen readers: it repeats a text elsewhere. */
  hidden?: boolean
  id?: string
  className?: string
  style?: CSSProperties
}

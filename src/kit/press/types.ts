import type { CSSProperties, ReactNode } from 'react'

export type PressRole = 'button' | 'link' | 'checkbox' | 'radio' | 'switch' | 'tab' | 'option' | 'menuitem'

export interface PressProps {
  /** Accessible name, in the words that are visible; required, so that a control without a name does not compile. */
  label: string
  /** Its name in the mini-program, where it must include the state, because screen readers get none there. */
  stateLabel?: string
  children: ReactNode
  /** The text inside says all of it, so that H5 takes the name from there (and the label's words are in it). */
  byContent?: boolean
  /** When it returns a promise, further presses are ignored until that settles. */
  onPress?: () => void | Promise<unknown>
  role?: PressRole
  /** H5: where a link leads ("#/pages/…"), so that it opens in a new tab and shows its address; onPress still acts. */
  href?: string
  /** Looks and says disabled, and does nothing. */
  disabled?: boolean
  /** A promise is pending: presses are ignored. */
  busy?: boolean
  checked?: boolean
  pressed?: boolean
  expanded?: boolean
  selected?: boolean
  /** The address of a link. */
  opens?: 'dialog' | 'listbox' | 'menu'
  /** The page that is shown now, among links. */
  current?: boolean
  /** The id of the text that says more, such as an error. */
  describedBy?: string
  /** Not reached by the tab key and not read out: something else does the same. */
  skipped?: boolean
  id?: string
  className?: string
  style?: CSSProperties
}

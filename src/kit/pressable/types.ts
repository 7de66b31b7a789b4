import type { CSSProperties, ReactNode } from 'react'

export type PressRole = 'button' | 'link' | 'checkbox' | 'radio' | 'switch' | 'tab' | 'option' | 'menuitem'

export interface PressableProps {
  /** Accessible name in the visible words. Required, so that a control without a name does not compile. */
  label: string
  /** Accessible name in the mini-program. It includes the state, because screen readers get no other there. */
  stateLabel?: string
  children: ReactNode
  /** The content says everything, so H5 takes the accessible name from it (and it contains the label). */
  byContent?: boolean
  /** Further presses are ignored until a returned promise settles. */
  onPress?: () => void | Promise<unknown>
  role?: PressRole
  /** H5: the address of a link ("#/pages/…"), so that it can be opened in a new tab. A normal press calls onPress. */
  href?: string
  /** Looks disabled, is announced as disabled, and does nothing. */
  disabled?: boolean
  /** A promise is pending: presses are ignored. */
  busy?: boolean
  checked?: boolean
  pressed?: boolean
  expanded?: boolean
  selected?: boolean
  /** What a press opens. */
  opens?: 'dialog' | 'listbox' | 'menu'
  /** Marks the current page among links. */
  current?: boolean
  /** The id of the text that describes it, such as an error. */
  describedBy?: string
  /** Skipped by the tab key and by screen readers, because something else does the same. */
  skipped?: boolean
  id?: string
  className?: string
  style?: CSSProperties
}

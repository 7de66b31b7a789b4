import type { CSSProperties, ReactNode } from 'react'

export type BoxRole =
  | 'main'
  | 'navigation'
  | 'banner'
  | 'contentinfo'
  | 'search'
  | 'region'
  | 'group'
  | 'radiogroup'
  | 'tablist'
  | 'list'
  | 'listitem'
  | 'listbox'
  | 'img'
  | 'progressbar'
  | 'status'
  | 'alert'

export interface BoxProps {
  children?: ReactNode
  role?: BoxRole
  label?: string
  /** The id of the text that names it. */
  labelledBy?: string
  /** The value of a progressbar, 0 to 100. */
  percent?: number
  /** In progress: the content will change. */
  busy?: boolean
  /** The place of a listitem in a list that draws only some, beginning with 1, and how many there are. H5 only. */
  'aria-posinset'?: number
  'aria-setsize'?: number
  id?: string
  className?: string
  style?: CSSProperties
}

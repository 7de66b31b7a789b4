import type { TopNavProps } from './types'

/** The top navigation is for wide screens, which only H5 has. */
export function TopNav(_props: TopNavProps) {
  return null
}

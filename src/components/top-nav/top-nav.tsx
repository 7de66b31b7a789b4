import type { TabName } from '@/routes'

/** The top navigation is for wide screens, which only H5 has. */
export function TopNav(_props: { current?: TabName }) {
  return null
}

import type { TabName } from '@/routes'

export interface TopNavProps {
  current?: TabName
  /** The search term. */
  term?: string
}

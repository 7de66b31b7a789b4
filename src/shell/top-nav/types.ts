import type { TabName } from '@/routes'

export interface TopNavProps {
  current?: TabName
  /** What has been searched for. */
  term?: string
}

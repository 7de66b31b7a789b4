import { useOnce } from '@/components/press/use-once'
import { refreshFront } from '@/stores/refresh-front'

export interface Pull {
  readonly refreshing: boolean
  /** A finger has pulled the page down; nothing happens while an earlier pull is under way. */
  readonly onRefresh: () => void
}

/** What a list needs to be pulled down: fetches anew all that the page in front shows. */
export function usePull(): Pull {
  const [onRefresh, refreshing] = useOnce(refreshFront)
  return { refreshing, onRefresh }
}

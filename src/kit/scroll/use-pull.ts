import { useOnce } from '@/kit/press/use-once'

export interface Pull {
  readonly refreshing: boolean
  /** A finger has pulled the page down. Does nothing while an earlier pull is in progress. */
  readonly onRefresh: () => void
}

/** What a list needs to be pulled down, which does `work`. */
export function usePull(work?: () => Promise<void>): Pull {
  const [onRefresh, refreshing] = useOnce(work)
  return { refreshing, onRefresh }
}

import { useOnce } from '@/kit/pressable/use-once'

export interface Pull {
  readonly refreshing: boolean
  /** Called when a finger has pulled the page down. Does nothing while an earlier pull is in progress. */
  readonly onRefresh: () => void
}

/** The properties of a list that runs `work` when it is pulled down. */
export function usePull(work?: () => Promise<void>): Pull {
  const [onRefresh, refreshing] = useOnce(work)
  return { refreshing, onRefresh }
}

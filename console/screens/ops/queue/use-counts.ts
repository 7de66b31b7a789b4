import { useCall } from '../../../api/use-call'
import { countsOf, type Counts } from './counts'

/** How often they are counted again: milliseconds. */
export const EVERY_MS = 60_000

interface Counted {
  /** Empty while it is not known. */
  readonly of: Counts
  /** It was answered, if only by a failure. */
  readonly isSettled: boolean
}

/** How many of each kind wait for a decision. */
export function useCounts(): Counted {
  const { data, error } = useCall('opsQueue', {}, { every: EVERY_MS })
  return { of: countsOf(data?.list ?? []), isSettled: data !== undefined || error !== null }
}

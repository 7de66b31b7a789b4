import type { LoadState } from '@/stores/load-state'

/** The state at the end of a list that has more, while nothing is loading. */
export const BETWEEN: LoadState = 'ready'

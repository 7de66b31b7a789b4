import type { LoadState } from '@/stores/load-state'

/** What stands under a list of which there is more, while nothing is under way. */
export const BETWEEN: LoadState = 'ready'

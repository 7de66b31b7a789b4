import type { LoadState } from '@/stores/load-state'

/**
 * The state at the end of a list that has more, while nothing is loading: "loading", which is true as soon as
 * a finger comes near. The mini-program's view is then sent the new rows alone.
 */
export const BETWEEN: LoadState = 'loading'

import type { LoadState } from '@/stores/load-state'

/**
 * The state at the end of a list that has more, while nothing is loading. It shows "loading" already, which becomes
 * true when the user scrolls near. So the mini-program's view is only sent the new rows.
 */
export const BETWEEN: LoadState = 'loading'

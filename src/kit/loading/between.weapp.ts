import type { LoadState } from '@/stores/load-state'

/**
 * What stands under a list of which there is more, while nothing is under way: that it is loading, which is so as soon as
 * a finger comes near. The mini-program's view is then sent the new rows alone.
 */
export const BETWEEN: LoadState = 'loading'

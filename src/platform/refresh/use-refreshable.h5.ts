import type { Refresh } from './in-front'

/** Does nothing: a browser reloads the page itself. */
export function useRefreshable(_refresh: Refresh): void {}

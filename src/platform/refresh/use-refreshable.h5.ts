import type { Refresh } from './in-front'

/** A browser reloads a page by itself. */
export function useRefreshable(_refresh: Refresh): void {}

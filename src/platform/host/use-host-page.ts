import type { ShareCard } from '../share/types'

/** Connects a page to the mini-program's host; other targets have none. */
export function useHostPage(_card: ShareCard | undefined, _market: string): void {}

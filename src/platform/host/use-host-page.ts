import type { ShareCard } from '../share/types'

/** What the host of a mini-program asks of a page; other targets have no host. */
export function useHostPage(_card: ShareCard | undefined): void {}

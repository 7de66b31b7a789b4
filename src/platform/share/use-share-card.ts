import type { ShareCard } from './types'

/** What the host's own menu sends of this screen. Only a mini-program has such a menu. */
export function useShareCard(_card: ShareCard | undefined): void {}

import { useSyncExternalStore } from 'react'
import { wide } from '@/styles/tokens'

const query = () => window.matchMedia(`(min-width: ${wide.four}px)`)

function subscribe(changed: () => void): () => void {
  const list = query()
  // Safari before 14 has no addEventListener on media queries.
  if (!list.addEventListener) {
    list.addListener(changed)
    return () => list.removeListener(changed)
  }
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the wide layout applies, from 900 px on; follows the window. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}

import { useSyncExternalStore } from 'react'
import { wide } from '@/styles/tokens'

let list: MediaQueryList | undefined
// one for all: each new one makes the browser work out the styles of the page
const query = () => (list ??= window.matchMedia(`(min-width: ${wide.four}px)`))

function subscribe(changed: () => void): () => void {
  const followed = query()
  // Safari before 14 has no addEventListener on media queries.
  if (!followed.addEventListener) {
    followed.addListener(changed)
    return () => followed.removeListener(changed)
  }
  followed.addEventListener('change', changed)
  return () => followed.removeEventListener('change', changed)
}

/** Whether the wide layout applies, from 900 px on; follows the window. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}

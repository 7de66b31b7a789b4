import { useEffect, useState } from 'react'
import { LOADING_OVERLAY_CLEAR_MS } from '@contract/base/constants'
import { useDelayed } from '@/kit/skeleton/use-delayed'

/** The state of an overlay: shown, hidden but still mounted, or gone. */
type OverlayFace = 'shown' | 'hidden' | 'gone'

/**
 * Shows an overlay after 200 ms, hides it at once, and unmounts it 2 s later [const.loading-overlay]. An operation that
 * starts within these 2 s shows it at once, so that two in a row do not flicker.
 */
export function useOverlayState(shown: boolean): OverlayFace {
  const late = useDelayed(shown)
  const [there, setThere] = useState(false)
  const seen = shown && (late || there)
  useEffect(() => {
    if (seen) setThere(true)
    if (seen || !there) return undefined
    const timer = setTimeout(() => setThere(false), LOADING_OVERLAY_CLEAR_MS)
    return () => clearTimeout(timer)
  }, [seen, there])
  if (seen) return 'shown'
  return there ? 'hidden' : 'gone'
}

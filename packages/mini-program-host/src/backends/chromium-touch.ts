import type { CDPSession } from 'playwright-core'
import type { Finger } from '../types/surroundings'

export type Touch = (type: 'touchstart' | 'touchmove' | 'touchend', fingers: readonly Finger[]) => Promise<void>

const CDP_TYPES = { touchstart: 'touchStart', touchmove: 'touchMove', touchend: 'touchEnd' } as const

/** Fingers as the browser's own input, hit-tested and trusted. Settles when the page has handled them. */
export function cdpTouch(session: CDPSession): Touch {
  const down = new Map<number, Finger>()
  return async (type, fingers) => {
    for (const finger of fingers) {
      if (type === 'touchend') down.delete(finger.identifier)
      else down.set(finger.identifier, finger)
    }
    // the protocol takes all fingers that are down, and finds out itself which have changed
    const touchPoints = [...down.values()].map(({ identifier, x, y }) => ({ id: identifier, x, y }))
    await session.send('Input.dispatchTouchEvent', { type: CDP_TYPES[type], touchPoints })
  }
}

import { useEffect, useState } from 'react'

let ready: Promise<unknown> = Promise.resolve()
let held = false

/**
 * Holds the first pages back until a promise resolves [start.order]: language and currency load before the app mounts.
 * The promise must not reject.
 */
export function delayPages(until: Promise<unknown>): void {
  held = true
  ready = until.then(() => {
    held = false
  })
}

export const pagesReleased = (): Promise<unknown> => ready

/**
 * Whether a page must wait before it draws. Always false on H5, which creates its pages only after their release; the
 * other targets create the first page at once.
 */
export function usePagesDelayed(): boolean {
  const [waiting, setWaiting] = useState(held)
  useEffect(() => {
    if (waiting) void ready.then(() => setWaiting(false))
  }, [waiting])
  return waiting
}

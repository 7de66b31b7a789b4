import { useEffect, useState } from 'react'

let ready: Promise<unknown> = Promise.resolve()
let held = false

/**
 * The first pages wait for this [start.order]: language and currency come before the app mounts. It must not reject.
 */
export function holdPages(until: Promise<unknown>): void {
  held = true
  ready = until.then(() => {
    held = false
  })
}

export const pagesReleased = (): Promise<unknown> => ready

/**
 * Whether a page has to wait before it draws. On H5 never: its pages are not even made before their release; the other
 * targets make the first page at once.
 */
export function usePagesHeld(): boolean {
  const [waiting, setWaiting] = useState(held)
  useEffect(() => {
    if (waiting) void ready.then(() => setWaiting(false))
  }, [waiting])
  return waiting
}

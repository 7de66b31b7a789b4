import { useEffect, useState } from 'react'

let ready: Promise<unknown> = Promise.resolve()
let held = false
let drawn: Promise<void> = Promise.resolve()
let draw: () => void = () => undefined

/** Holds the first pages back until a promise resolves [start.order]. The promise must not reject. */
export function delayPages(until: Promise<unknown>): void {
  held = true
  drawn = new Promise((resolve) => {
    draw = resolve
  })
  ready = until.then(() => {
    held = false
  })
}

export const pagesReleased = (): Promise<unknown> => ready

/** Resolves when the first page is drawn: before that nothing can be opened in its place. */
export const firstPageDrawn = (): Promise<void> => drawn

/**
 * Whether a page must wait before it draws. Always false on H5, which creates its pages only after their release; the
 * other targets create the first page at once.
 */
export function usePagesDelayed(): boolean {
  const [waiting, setWaiting] = useState(held)
  useEffect(() => {
    if (waiting) void ready.then(() => setWaiting(false))
    else draw()
  }, [waiting])
  return waiting
}

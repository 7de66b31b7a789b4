/**
 * The actions of a walk on any target. Elements are found by the ids of src/kit/ids.ts; if several have the same id (a
 * page stays mounted under another), the visible one counts. Every action waits until it is possible.
 */
import { patient } from '../../jest/patience.js'

export interface Driver {
  /** Opens a screen by its link, such as `/pages/home/home`. */
  open(link: string): Promise<void>
  /** Waits until the element is shown. */
  find(id: string): Promise<void>
  /** Waits until the element is removed or hidden. */
  gone(id: string): Promise<void>
  /** The visible ids with this beginning, in the order of the page. */
  list(beginning: string): Promise<string[]>
  tap(id: string): Promise<void>
  /** Replaces the text of the field. */
  type(id: string, text: string): Promise<void>
  /** The visible text of an element; for a field, its value. */
  read(id: string): Promise<string>
  back(): Promise<void>
  offline(lost: boolean): Promise<void>
}

/** How often a driver tries again, and for how long. */
export const POLL_MS = 100
export const WAIT_MS = patient(20_000)

/** Waits until the reading satisfies the condition, and returns it; fails with the last reading. */
export async function eventually<T>(
  read: () => Promise<T>,
  holds: (value: T) => boolean,
  what: string,
  ms = WAIT_MS,
): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const value = await read()
    if (holds(value)) return value
    if (Date.now() > end) throw new Error(`${what}: still ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { atRest } from './allowed-differences'
import type { Reading } from './reading'

const BETWEEN_MS = 200
const WAIT_MS = 30_000

/** Waits until the screen exists and two readings in a row are equal. */
export async function whenStill(read: () => Promise<Reading>, betweenMs = BETWEEN_MS): Promise<Reading> {
  const end = Date.now() + WAIT_MS
  for (let last = ''; ; await sleep(betweenMs)) {
    const now = await read().catch((error: unknown) => error as Error)
    const text = now instanceof Error ? now.message : JSON.stringify(atRest(now))
    if (!(now instanceof Error) && text === last) return now
    if (Date.now() > end) throw new Error(`the screen does not come to rest: ${text.slice(0, 500)}`)
    last = text
  }
}

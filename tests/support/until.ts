import { setTimeout as sleep } from 'node:timers/promises'
import { patient } from '../jest/patience.js'

const LIMIT_MS = 60_000
const PAUSE_MS = 20

/**
 * Resolves once it is so, and throws with `what` when that takes a minute (more on a slow machine).
 * @param what what the test waits for, or a function that says how far it has come
 */
export async function until(
  what: string | (() => string | Promise<string>),
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  for (const end = Date.now() + patient(LIMIT_MS); !(await isSo()); await sleep(PAUSE_MS)) {
    if (Date.now() > end) throw new Error(`not in time: ${typeof what === 'string' ? what : await what()}`)
  }
}

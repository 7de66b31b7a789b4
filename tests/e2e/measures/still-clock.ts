/**
 * Holds the timers that only time calls: the clock of the deals, slides that turn by themselves, a toast that leaves,
 * a skeleton after 200 ms. What is measured is then the same on a fast and on a slow machine. Work that was put off for
 * a moment goes on; what this file's importers wait for themselves goes by `pause`.
 */
const HELD_FROM_MS = 150

const { setTimeout: later, setInterval: again } = globalThis

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void later(resolve, ms))

/** From now on no timer of this process runs that waits for so long or repeats. Call it before the host starts. */
export function stillClock(from = HELD_FROM_MS): void {
  const never = () => {
    const timer = later(() => undefined, 0)
    clearTimeout(timer)
    return timer
  }
  const held = (ms: unknown) => Number(ms) >= from
  globalThis.setTimeout = Object.assign(
    (run: () => void, ms?: number, ...args: unknown[]) => (held(ms) ? never() : later(run, ms, ...(args as []))),
    later,
  ) as typeof setTimeout
  globalThis.setInterval = ((run: () => void, ms?: number, ...args: unknown[]) =>
    held(ms) ? never() : again(run, ms, ...(args as []))) as typeof setInterval
}

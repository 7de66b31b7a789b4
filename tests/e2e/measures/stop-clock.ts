/**
 * Stops the timers that depend on time alone: the clock of the deals, automatic slides, a toast that disappears, a
 * skeleton after 200 ms. The measures are then the same on a fast and on a slow machine. Short delays still work;
 * importers of this file wait with `pause`.
 */
const REAL_FROM_MS = 150

const { setTimeout: later, setInterval: again } = globalThis

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void later(resolve, ms))

/** From now on, no timer of this process runs if it waits this long or repeats. Call it before the host starts. */
export function stopClock(from = REAL_FROM_MS): void {
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

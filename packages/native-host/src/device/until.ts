import { HostError } from '../types/host-error'

const WAIT_MS = 15_000
/** For conditions that do not depend on the app. */
const POLL_MS = 50

export interface Waiting {
  /** Checks every awaited condition; called whenever the app has done something. */
  turn(): void
  /**
   * Resolves with the condition's value when it is not undefined, null or false.
   * @throws HostError on timeout, or as soon as the app has crashed
   */
  until<T>(condition: () => T, what: string, ms?: number): Promise<Exclude<T, false | null | undefined>>
}

/** @param crash the reason why the app has ended */
export function createWaiting(crash: () => string | undefined, scene: () => string): Waiting {
  const checks = new Set<() => void>()
  let due = false
  return {
    turn() {
      if (due) return
      due = true
      setImmediate(() => {
        due = false
        for (const check of [...checks]) check()
      })
    },
    until<T>(condition: () => T, what: string, ms = WAIT_MS) {
      type Wanted = Exclude<T, false | null | undefined>
      return new Promise<Wanted>((resolve, reject) => {
        const poll = setInterval(check, POLL_MS)
        const end = setTimeout(() => fail(`${what}: it did not come in ${ms} ms`), ms)
        function finish(): void {
          clearInterval(poll)
          clearTimeout(end)
          checks.delete(check)
        }
        function fail(message: string): void {
          finish()
          reject(new HostError(`${message}\n${scene()}`))
        }
        function check(): void {
          try {
            const value = condition()
            if (value !== false && value !== null && value !== undefined) {
              finish()
              return resolve(value as Wanted)
            }
          } catch (error) {
            finish()
            return reject(error as Error)
          }
          const reason = crash()
          if (reason !== undefined) fail(`${what}: the app crashed: ${reason}`)
        }
        checks.add(check)
        check()
      })
    },
  }
}

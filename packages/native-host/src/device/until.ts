import { HostError } from '../types/host-error'

const WAIT_MS = 15_000
/** For conditions that the app has no part in. */
const POLL_MS = 50

export interface Waiting {
  /** Looks at every condition that is waited for; called whenever the app has done something. */
  turn(): void
  /**
   * Resolves with what the condition gives once that is neither undefined, null nor false.
   * @throws HostError after the time, or as soon as the app has crashed
   */
  until<T>(condition: () => T, what: string, ms?: number): Promise<Exclude<T, false | null | undefined>>
}

/** @param crash says why nothing can come any more */
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

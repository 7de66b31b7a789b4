import { inTurn } from './in-turn'

/** Runs the work of one name one after the other in all tabs, or in this one where the browser has no locks. */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  // a page without TLS has none
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  return locks ? (locks.request(name, work) as Promise<T>) : inTurn(name, work)
}

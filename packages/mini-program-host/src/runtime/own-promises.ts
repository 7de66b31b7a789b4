import type { AppRealm } from '../types/surroundings'

type Wx = Record<string, unknown>

/**
 * Wraps functions so that their promises belong to the app's realm: an unhandled one then counts as the app's fault.
 * Values stay unchanged.
 */
export function withOwnPromises(realm: AppRealm, wx: Wx): Wx {
  const own = realm.compile(
    ['foreign'],
    'return new Promise((resolve, reject) => { foreign(resolve, reject) })',
    'host',
  )
  const wrap = (run: (...args: unknown[]) => unknown) =>
    function (this: unknown, ...args: unknown[]) {
      const result = run.apply(this, args)
      if (Object.prototype.toString.call(result) !== '[object Promise]') return result
      return own((resolve: () => void, reject: () => void) => void (result as Promise<unknown>).then(resolve, reject))
    }
  return Object.fromEntries(
    Object.entries(wx).map(([name, value]) => [name, typeof value === 'function' ? wrap(value as never) : value]),
  )
}

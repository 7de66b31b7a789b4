import { parseCities, type City } from '@/domain/place/cities'

let loaded: Promise<readonly City[]> | undefined

/**
 * The cities that ship with the app, in a chunk of their own. Rejects when the chunk does not load; the next call tries
 * again.
 */
export function loadCities(): Promise<readonly City[]> {
  loaded ??= import('./data/cities.txt').then(
    ({ default: text }) => parseCities(text),
    (error: unknown) => {
      loaded = undefined
      throw error
    },
  )
  return loaded
}

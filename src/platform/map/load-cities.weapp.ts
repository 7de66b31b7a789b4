import { parseCities, type City } from '@/domain/place/cities'
import text from './data/cities.txt'

let cities: readonly City[] | undefined

/** The cities that ship with the app, in the subpackage of the maps. */
export async function loadCities(): Promise<readonly City[]> {
  cities ??= parseCities(text)
  return cities
}

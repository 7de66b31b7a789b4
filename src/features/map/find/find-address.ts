import { comparable } from '@contract/rules/comparable'
import type { Point } from '@/domain/place/point'
import { loadCities } from '@/platform/map/load-cities'
import { findPlaces } from './geocoder'
import { settings } from '@/stores/settings'

export interface AddressToFind {
  /** The full text: street, town, country. */
  readonly address: string
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

export interface FoundAddress {
  readonly point: Point
  /** The city whose centre this is; undefined when the address itself was found. */
  readonly near?: string
}

/** A geocoder that does not answer finds nothing: the list of cities is used instead. */
const askGeocoder = (base: string, address: string): Promise<Point | undefined> =>
  findPlaces(base, address, settings.tag).then(
    ([best]) => best?.point,
    () => undefined,
  )

/** Finds an address: by the geocoder, else its city in the list of cities; null when neither knows it. */
export async function findAddress({ address, city, country }: AddressToFind): Promise<FoundAddress | null> {
  const geocoder = settings.config?.geocoder_url ?? ''
  const point = geocoder === '' ? undefined : await askGeocoder(geocoder, address)
  if (point) return { point }
  const wanted = comparable(city).trim()
  const cities = await loadCities()
  const known = cities.find(
    (one) => one.country === country && [one.name, one.native].some((name) => comparable(name).trim() === wanted),
  )
  return known ? { point: known.point, near: known.name } : null
}

import { folded } from '@/domain/place/cities'
import type { Point } from '@/domain/place/point'
import { loadCities } from '@/platform/map/load-cities'
import { findPlaces } from '../geocoder'
import { settings } from '@/stores/settings'

export interface AddressToFind {
  /** As it is written: street, town, country. */
  readonly address: string
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

export interface FoundAddress {
  readonly point: Point
  /** The city whose middle this is; undefined where the address itself is known. */
  readonly near?: string
}

/** When the geocoder does not answer, the list still does. */
const askGeocoder = (base: string, address: string): Promise<Point | undefined> =>
  findPlaces(base, address, settings.tag).then(
    ([best]) => best?.point,
    () => undefined,
  )

/** Where an address lies: by the geocoder, else its city out of the list; null when neither knows it. */
export async function findAddress({ address, city, country }: AddressToFind): Promise<FoundAddress | null> {
  const geocoder = settings.config?.geocoder_url ?? ''
  const point = geocoder === '' ? undefined : await askGeocoder(geocoder, address)
  if (point) return { point }
  const wanted = folded(city)
  const cities = await loadCities()
  const known = cities.find(
    (one) => one.country === country && [one.name, one.native].some((name) => folded(name) === wanted),
  )
  return known ? { point: known.point, near: known.name } : null
}

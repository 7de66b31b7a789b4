import { nearestCity } from '@/domain/place/cities'
import { countryName } from '@/domain/place/country'
import { placeOfCity, type FoundPlace } from '@/domain/place/found-place'
import type { Point } from '@/domain/place/point'
import { loadCities } from '@/platform/map/load-cities'
import { placeAt } from './geocoder'
import { settings } from '@/stores/settings'

/** A point within this distance of a city's centre counts as in the city. */
const NEAR_KM = 25

interface Known {
  readonly place: FoundPlace | null
  /** Whether only the nearest city is known. */
  readonly nearby: boolean
}

const NOTHING: Known = { place: null, nearby: false }

/** A geocoder that does not answer finds nothing: the list of cities is used instead. */
const askGeocoder = (base: string, point: Point): Promise<FoundPlace | null> =>
  placeAt(base, point, settings.tag).then(
    (place) => place,
    () => null,
  )

/** The address at a point from the geocoder, else the nearest city in the list. Never rejects. */
export async function reverseGeocode(point: Point): Promise<Known> {
  const geocoder = settings.config?.geocoder_url ?? ''
  const place = geocoder === '' ? null : await askGeocoder(geocoder, point)
  if (place !== null) return { place: { ...place, point }, nearby: false }
  return loadCities().then(
    (cities) => {
      const city = nearestCity(cities, point, NEAR_KM)
      if (city === null) return NOTHING
      return { place: placeOfCity(city, countryName(city.country, settings.tag)), nearby: true }
    },
    () => NOTHING,
  )
}

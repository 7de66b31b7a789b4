import { nearestCity } from '@/domain/place/cities'
import { countryName } from '@/domain/place/country'
import { placeOfCity, type FoundPlace } from '@/domain/place/found-place'
import type { Point } from '@/domain/place/point'
import { loadCities } from '@/platform/map/load-cities'
import { placeAt } from '../geocoder'
import { settings } from '@/stores/settings'

/** How far from its centre people still say that they live in a city. */
const NEAR_KM = 25

interface Known {
  readonly place: FoundPlace | null
  /** Only the nearest city is known. */
  readonly nearby: boolean
}

const NOTHING: Known = { place: null, nearby: false }

/** When the geocoder does not answer, the list of cities does. */
const askGeocoder = (base: string, point: Point): Promise<FoundPlace | null> =>
  placeAt(base, point, settings.tag).then(
    (place) => place,
    () => null,
  )

/** The address at a point from the geocoder, else the nearest city of the list. Never rejects. */
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

/**
 * A geocoder such as Nominatim, if the shop has one: website_config's `geocoder_url`. It is a third party's service, so
 * it gets neither the token nor the account's language, and its answers are checked.
 */
import Taro from '@tarojs/taro'
import { readGeocoded, type FoundPlace } from '@/domain/place/found-place'
import type { Point } from '@/domain/place/point'

const MOST = 6
const TIMEOUT_MS = 10_000

async function ask(url: string, query: Readonly<Record<string, string | number>>): Promise<unknown> {
  const pairs = Object.entries({ ...query, format: 'jsonv2', addressdetails: 1 })
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  const { statusCode, data } = await Taro.request<unknown>({ url: `${url}?${text}`, timeout: TIMEOUT_MS })
  if (statusCode !== 200) throw new Error(`The geocoder answered ${statusCode}`)
  return data
}

/** Places with that name, best match first. `tag` is BCP 47. Rejects when the answer is not a geocoder's. */
export async function findPlaces(base: string, words: string, tag: string): Promise<FoundPlace[]> {
  const found = await ask(`${base}/search`, { q: words, limit: MOST, 'accept-language': tag })
  if (!Array.isArray(found)) throw new Error('The geocoder answered no list')
  return found.map(readGeocoded).filter((place) => place !== null)
}

/** The address at a point; null when the geocoder knows none. Rejects when it does not answer. */
export async function placeAt(base: string, { lat, lng }: Point, tag: string): Promise<FoundPlace | null> {
  return readGeocoded(await ask(`${base}/reverse`, { lat, lon: lng, 'accept-language': tag }))
}

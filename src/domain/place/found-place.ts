/** Places as a search or a map returns them. */
import type { City } from './cities'
import type { PlaceAddress } from './place-address'
import { asPoint, type Point } from './point'

export interface FoundPlace {
  readonly id: string
  readonly title: string
  /** Distinguishes the place from others with its name; may be empty. */
  readonly note: string
  readonly point: Point
  readonly parts: PlaceAddress
}

/** @param country its name in the user's language */
export function placeOfCity({ name, native, country: code, point }: City, country: string): FoundPlace {
  const title = native === '' || native === name ? name : `${name} ${native}`
  return {
    id: `${code}-${name}-${point.lat}-${point.lng}`,
    title,
    note: country,
    point,
    parts: { city: name, country: code },
  }
}

type Loose = Readonly<Record<string, unknown>>

const textOf = (from: Loose, ...names: readonly string[]): string | undefined => {
  const found = names.map((name) => from[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  return found as string | undefined
}

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads one place from a geocoder such as Nominatim (`format=jsonv2&addressdetails=1`); null when it is none. The house
 * number follows the street, as in most of the world.
 */
export function readGeocoded(answer: unknown): FoundPlace | null {
  if (!isObject(answer)) return null
  const point = asPoint(Number(answer.lat ?? NaN), Number(answer.lon ?? NaN))
  const whole = textOf(answer, 'display_name')
  if (point === null || whole === undefined) return null
  const address = isObject(answer.address) ? answer.address : {}
  const road = textOf(address, 'road', 'pedestrian', 'footway')
  const street = [road, road && textOf(address, 'house_number')].filter(Boolean).join(' ')
  const city = textOf(address, 'city', 'town', 'village', 'municipality', 'hamlet')
  const state = textOf(address, 'state', 'province', 'region')
  const zip = textOf(address, 'postcode')
  const country = textOf(address, 'country_code')?.toUpperCase()
  const [beginning = whole] = whole.split(',')
  const title = textOf(answer, 'name') ?? (street || city || beginning)
  return {
    id: String(answer.place_id ?? `${point.lat},${point.lng}`),
    title,
    note: whole,
    point,
    parts: {
      ...(street && { street }),
      ...(city && { city }),
      ...(state && { state }),
      ...(zip && { zip }),
      ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    },
  }
}

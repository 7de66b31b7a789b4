/** Places as a search or a map returns them. */
import { geocodedAddress, isObject, textOf } from '@contract/rules/geocoded-address'
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

/**
 * Reads one place from a geocoder such as Nominatim (`format=jsonv2&addressdetails=1`); null when it is none.
 */
export function readGeocoded(answer: unknown): FoundPlace | null {
  if (!isObject(answer)) return null
  const point = asPoint(Number(answer.lat ?? NaN), Number(answer.lon ?? NaN))
  const whole = textOf(answer, 'display_name')
  if (point === null || whole === undefined) return null
  const parts = geocodedAddress(answer)
  const [beginning = whole] = whole.split(',')
  const title = textOf(answer, 'name') ?? parts.street ?? parts.city ?? beginning
  return {
    id: String(answer.place_id ?? `${point.lat},${point.lng}`),
    title,
    note: whole,
    point,
    parts,
  }
}

/** The parts of an address that a geocoder knows; unknown ones are missing. */
export interface GeocodedAddress {
  readonly street?: string
  readonly city?: string
  readonly state?: string
  readonly zip?: string
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
}

type Loose = Readonly<Record<string, unknown>>

/** An object of unknown properties. */
export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first of these properties that is a text and not blank. */
export function textOf(from: Loose, ...names: readonly string[]): string | undefined {
  const found = names.map((name) => from[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  return found as string | undefined
}

/**
 * The address in a geocoder's answer, such as Nominatim's (`format=jsonv2&addressdetails=1`); empty when it has none. The
 * house number follows the street, as in most of the world.
 */
export function geocodedAddress(answer: unknown): GeocodedAddress {
  const address = isObject(answer) && isObject(answer.address) ? answer.address : {}
  const road = textOf(address, 'road', 'pedestrian', 'footway')
  const street = [road, road && textOf(address, 'house_number')].filter(Boolean).join(' ')
  const city = textOf(address, 'city', 'town', 'village', 'municipality', 'hamlet')
  const state = textOf(address, 'state', 'province', 'region')
  const zip = textOf(address, 'postcode')
  const country = textOf(address, 'country_code')?.toUpperCase()
  return {
    ...(street && { street }),
    ...(city && { city }),
    ...(state && { state }),
    ...(zip && { zip }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
  }
}

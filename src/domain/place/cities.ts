/** The larger cities of the world: the place search of a map without a geocoder. */
import { comparable } from '@contract/rules/comparable'
import { distanceKm, type Point } from './point'

export interface City {
  readonly name: string
  /** The name in the country's own script, where it is known. */
  readonly native: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly point: Point
}

/** Names that differ only in accents, case and blanks around them are equal. */
const folded = (name: string): string => comparable(name).trim()

/** A coordinate of three digits to the base of 36: hundredths of a degree from the south pole, or from 180° west. */
const degrees = (digits: string, least: number): number => (parseInt(digits, 36) - least * 100) / 100

/**
 * Reads one city per line, the largest first: the country's two letters, latitude and longitude, the name, and after a bar
 * the name in the country's script (tools/maps/generate.mjs).
 */
export function parseCities(text: string): City[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [head = '', native = ''] = line.split('|')
      const point = { lat: degrees(head.slice(2, 5), 90), lng: degrees(head.slice(5, 8), 180) }
      return { name: head.slice(8), native, country: head.slice(0, 2), point }
    })
}

/**
 * Searches cities by words: first those whose name begins with them, then those with a later word that does, then those
 * of the given countries (by code). Each group has the largest first; the result has at most `most`.
 */
export function searchCities(
  cities: readonly City[],
  words: string,
  countries: ReadonlySet<string>,
  most: number,
): City[] {
  const wanted = folded(words)
  if (wanted === '') return []
  const ranks: readonly [City[], City[], City[]] = [[], [], []]
  for (const city of cities) {
    const rank = rankOf(city, wanted, countries)
    if (rank !== null && ranks[rank].length < most) ranks[rank].push(city)
  }
  return ranks.flat().slice(0, most)
}

function rankOf(city: City, wanted: string, countries: ReadonlySet<string>): 0 | 1 | 2 | null {
  const names = [folded(city.name), folded(city.native)].filter((name) => name !== '')
  if (names.some((name) => name.startsWith(wanted))) return 0
  if (names.some((name) => name.split(/[\s'-]/).some((word) => word.startsWith(wanted)))) return 1
  return countries.has(city.country) ? 2 : null
}

/** The city nearest to a point; null when none is within the given kilometres. */
export function nearestCity(cities: readonly City[], point: Point, withinKm: number): City | null {
  let best: City | null = null
  let least = withinKm
  for (const city of cities) {
    const far = distanceKm(point, city.point)
    if (far > least) continue
    best = city
    least = far
  }
  return best
}

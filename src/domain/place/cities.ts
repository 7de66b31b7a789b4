/** The larger cities of the world: the search of a map without a geocoder. */
import { distanceKm, type Point } from './point'

export interface City {
  readonly name: string
  /** In the country's own script, where it is known. */
  readonly native: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly point: Point
}

/** Names that differ only by an accent or a capital are the same. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
}

/** A city a line, the largest first: `name|country|latitude|longitude`, and `|name` in the country's script. */
export function parseCities(text: string): City[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name, country, lat, lng, native = ''] = line.split('|')
      return { name, native, country, point: { lat: Number(lat), lng: Number(lng) } }
    })
}

/**
 * The cities that a person may mean: those whose name begins with the words first, then those with a later word that
 * does, then those of the countries that are meant (by code); the largest first within each, at most `most`.
 */
export function searchCities(
  cities: readonly City[],
  words: string,
  countries: ReadonlySet<string>,
  most: number,
): City[] {
  const wanted = folded(words)
  if (wanted === '') return []
  const ranks: City[][] = [[], [], []]
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

/** The city that a point lies nearest to; null when none is within so many kilometres. */
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

/** States and cities, for the countries that have a list. */
import { languageTag, type Language } from '@contract/base/languages'
import { AMERICAS } from './data/americas'
import { ASIA } from './data/asia'
import { EUROPE } from './data/europe'
import type { Place } from './countries'

/**
 * A country's states, one a line: `ISO 3166-2 suffix|name|city;city`. A name may be followed by `=` and the name in
 * the country's own script, for users with that language.
 */
export type States = Readonly<Record<string, string>>

interface Named {
  readonly name: string
  readonly native: string
}

interface State extends Named {
  readonly code: string
  readonly cities: readonly Named[]
}

const SOURCE: States = { ...AMERICAS, ...ASIA, ...EUROPE }
const parsed = new Map<string, readonly State[]>()

function parseName(text: string): Named {
  const [name = '', native = name] = text.split('=')
  return { name, native }
}

function parseState(country: string, line: string): State {
  const [suffix = '', name = '', cities = ''] = line.trim().split('|')
  return { code: `${country}-${suffix}`, ...parseName(name), cities: cities.split(';').map(parseName) }
}

function statesOf(country: string): readonly State[] {
  const known = parsed.get(country)
  if (known) return known
  const lines = (SOURCE[country] ?? '').split('\n').filter((line) => line.includes('|'))
  const states = lines.map((line) => parseState(country, line))
  parsed.set(country, states)
  return states
}

/** The home country of a language: its place names are shown in the local form. */
const homeOf = (language: Language) => new Intl.Locale(languageTag(language)).maximize().region

const shown = ({ name, native }: Named, country: string, language: Language) =>
  homeOf(language) === country ? native : name

/** The states of a country; none if there is no list. */
export function states(country: string, language: Language): Place[] {
  return statesOf(country).map((state) => ({ code: state.code, name: shown(state, country, language) }))
}

/** The cities of a state, given by its code or name; null if there is no such state. */
export function cities(country: string, state: string, language: Language): Place[] | null {
  const found = statesOf(country).find(({ code, name, native }) => [code, name, native].includes(state))
  return found?.cities.map((city) => ({ code: city.name, name: shown(city, country, language) })) ?? null
}

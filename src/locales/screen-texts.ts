import type { Language } from '@contract/base/languages'

/** The texts of a namespace in each language, in the order of its keys: so that each key is written once. */
type Texts = Readonly<Record<Language, readonly string[]>>

interface Namespace {
  readonly places: ReadonlyMap<string, number>
  readonly texts: Texts
}

const there: Record<string, Namespace | undefined> = {}

/** Adds a namespace that was loaded with its screens. */
export function addTexts(namespace: string, keys: readonly string[], texts: Texts): void {
  there[namespace] = { places: new Map(keys.map((key, place) => [key, place])), texts }
}

/** A text of a namespace that comes with its screens; undefined for an unknown key, and until one of them is loaded. */
export function screenText(namespace: string, language: Language, key: string): string | undefined {
  const found = there[namespace]
  const place = found?.places.get(key)
  return place === undefined ? undefined : found?.texts[language][place]
}

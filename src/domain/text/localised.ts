import { FALLBACK_LANGUAGE, type Language } from '@contract/base/languages'

/**
 * The text of a catalogue field in a language: `name` of {name_es, name_en}. A missing or empty text falls back to
 * English, and then to an empty text [rule.name-fallback].
 */
export function localised(thing: object, field: string, language: Language): string {
  const texts = thing as Readonly<Record<string, unknown>>
  const text = texts[`${field}_${language}`] || texts[`${field}_${FALLBACK_LANGUAGE}`]
  return typeof text === 'string' ? text : ''
}

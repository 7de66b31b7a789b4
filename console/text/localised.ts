import { FALLBACK_LANGUAGE, type Language } from '@contract/base/languages'

/** The text of a localised field in a language, else in English [rule.name-fallback]: `name` reads name_th, name_en. */
export function localised(thing: object, field: string, language: Language): string {
  const texts = thing as Readonly<Record<string, string | undefined>>
  return texts[`${field}_${language}`] || texts[`${field}_${FALLBACK_LANGUAGE}`] || ''
}

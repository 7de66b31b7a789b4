/** Texts in several languages, as stored and as sent [rule.name-fallback] [wire.language-fallback]. */
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from '@contract/base/languages'

/** A text by language; English always exists. */
export type Texts = { readonly en: string } & Partial<Record<Language, string>>

type Keyed<P extends string> = { [K in Exclude<Language, 'en'> as `${P}_${K}`]?: string } & { [K in `${P}_en`]: string }

const keyed = <P extends string>(prefix: P, texts: Texts, languages: readonly Language[]): Keyed<P> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[language]
      return text === undefined ? [] : [[`${prefix}_${language}`, text]]
    }),
  ) as Keyed<P>

/** `name` → name_en and all other languages: for detail pages. */
export function allTexts<P extends string>(prefix: P, texts: Texts): Keyed<P> {
  return keyed(prefix, texts, LANGUAGE_CODES)
}

/** `name` → name_en and only the caller's language: for lists. */
export function textsFor<P extends string>(prefix: P, texts: Texts, language: Language): Keyed<P> {
  return keyed(prefix, texts, language === FALLBACK_LANGUAGE ? [language] : [FALLBACK_LANGUAGE, language])
}

/** The caller's language, else English. */
export function textIn(texts: Texts, language: Language): string {
  return texts[language] ?? texts.en
}

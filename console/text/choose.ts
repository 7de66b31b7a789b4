import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@contract/base/languages'
import { loadCatalogue } from './catalogue'
import { setCurrentTexts } from './current'

const KEY = 'souk.console.language'

const writingOf = (tag: string) => {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}

/** The first of the browser's languages that Souk speaks: `zh-TW` is the one in traditional characters. */
export function languageFor(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => LANGUAGES.find((each) => writingOf(each.tag) === writingOf(tag))?.code)
  return known.find((code) => code !== undefined) ?? DEFAULT_LANGUAGE
}

/** The language that was chosen on this device, else that of the browser. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEY)
  return isLanguage(kept) ? kept : languageFor(navigator.languages)
}

/** Shows the console in a language. Rejects when its texts cannot be loaded. */
export async function showLanguage(language: Language): Promise<void> {
  setCurrentTexts(language, await loadCatalogue(language))
}

/** Shows it, and keeps it for this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  localStorage.setItem(KEY, language)
}

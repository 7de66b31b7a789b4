import { LANGUAGE_CODES, languageTag, type Language } from '@contract/base/languages'
import { writtenLanguage } from '../text/written-language'

/** The browser's first language that the app supports; English if there is none. */
export function preferredLanguage(accepted: string | undefined): Language {
  for (const tag of (accepted ?? '').split(',')) {
    const asked = writtenLanguage(tag.replace(/;.*/s, '').trim())
    const found = LANGUAGE_CODES.find((code) => writtenLanguage(languageTag(code)) === asked)
    if (asked !== undefined && found !== undefined) return found
  }
  return 'en'
}

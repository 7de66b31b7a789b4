import { LANGUAGE_CODES, languageTag, type Language } from '@contract/languages'

/** The first language of the browser that the app speaks; English where there is none. */
export function preferredLanguage(accepted: string | undefined): Language {
  const tags = (accepted ?? '').toLowerCase().split(',')
  const known = tags.map((tag) => {
    const name = tag.replace(/;.*/, '').trim()
    if (/^zh-(hant|tw|hk|mo)/.test(name)) return 'zhtw'
    return LANGUAGE_CODES.find((code) => languageTag(code).split('-')[0] === name.split('-')[0])
  })
  return known.find((code) => code !== undefined) ?? 'en'
}

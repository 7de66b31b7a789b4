/** Texts in several languages as a save sends them: a field for each language. */
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import type { Texts } from './texts'

/** `names_en`, `names_es` …; an absent one stays as it was. */
export type TextFields<P extends string> = { readonly [K in Language as `${P}_${K}`]?: string }

/** Merges new texts, trimmed, into those from before; empty ones are removed, except English. */
export function textsWith<P extends string>(prefix: P, before: Texts, sent: TextFields<P>): Texts {
  const all = LANGUAGE_CODES.map((code) => {
    const text = (sent as Readonly<Record<string, string | undefined>>)[`${prefix}_${code}`]
    return [code, (text === undefined ? before[code] : text.trim()) ?? ''] as const
  })
  return { en: '', ...Object.fromEntries(all.filter(([code, text]) => code === 'en' || text !== '')) }
}

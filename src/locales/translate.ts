import type { Language } from '@contract/languages'
import { pluralForm } from '@/domain/text/plural'
import { lateArea } from './late'
import type { FirstDictionary, Key, Params, Plural } from './texts'

type Area = Readonly<Record<string, string | Plural>>
type Loose = Readonly<Record<string, Area | undefined>>

/** The text of a key with its placeholders filled; `count` chooses the plural form. An unknown key comes back as it is. */
export function translate(dictionary: FirstDictionary, language: Language, key: Key, params: Params = {}): string {
  const dot = key.indexOf('.')
  const area = key.slice(0, dot)
  const texts = (dictionary as Loose)[area] ?? (lateArea(area, language) as Area | undefined)
  const entry = texts?.[key.slice(dot + 1)]
  if (entry === undefined) return key
  const text = typeof entry === 'string' ? entry : formOf(entry, language, Number(params.count))
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))
}

function formOf(plural: Plural, language: Language, count: number): string {
  return plural[pluralForm(count, language)] ?? plural.other
}

import type { Language } from '@contract/languages'
import { pluralForm } from '@/domain/plural'
import type { Dictionary, Key, Params, Plural } from './texts'

type Loose = Readonly<Record<string, Readonly<Record<string, string | Plural>> | undefined>>

/** The text of a key with its placeholders filled; `count` chooses the plural form. An unknown key comes back as it is. */
export function translate(dictionary: Dictionary, language: Language, key: Key, params: Params = {}): string {
  const dot = key.indexOf('.')
  const entry = (dictionary as Loose)[key.slice(0, dot)]?.[key.slice(dot + 1)]
  if (entry === undefined) return key
  const text = typeof entry === 'string' ? entry : formOf(entry, language, Number(params.count))
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))
}

function formOf(plural: Plural, language: Language, count: number): string {
  return plural[pluralForm(count, language)] ?? plural.other
}

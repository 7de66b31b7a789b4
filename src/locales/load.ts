import type { Language } from '@contract/languages'
import type { Dictionary } from './texts'

interface Module {
  readonly dictionary: Dictionary
}

/** All languages are in the bundle, but only the chosen one is run: the requires stay inside the functions. */
const LOADERS: Record<Language, () => Module> = {
  en: () => require('./en') as Module,
  zh: () => require('./zh') as Module,
  zhtw: () => require('./zhtw') as Module,
  th: () => require('./th') as Module,
  jp: () => require('./jp') as Module,
  es: () => require('./es') as Module,
}

/** The texts of a language. */
export function loadDictionary(language: Language): Promise<Dictionary> {
  return Promise.resolve(LOADERS[language]().dictionary)
}

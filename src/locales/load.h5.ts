import type { Language } from '@contract/languages'
import type { Dictionary } from './texts'

interface Module {
  readonly dictionary: Dictionary
}

/** A chunk per language: only the chosen one is fetched. */
const LOADERS: Record<Language, () => Promise<Module>> = {
  en: () => import(/* webpackChunkName: "locale-en" */ './en'),
  zh: () => import(/* webpackChunkName: "locale-zh" */ './zh'),
  zhtw: () => import(/* webpackChunkName: "locale-zhtw" */ './zhtw'),
  th: () => import(/* webpackChunkName: "locale-th" */ './th'),
  jp: () => import(/* webpackChunkName: "locale-jp" */ './jp'),
  es: () => import(/* webpackChunkName: "locale-es" */ './es'),
}

/** The texts of a language. Rejects when they cannot be fetched. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return (await LOADERS[language]()).dictionary
}

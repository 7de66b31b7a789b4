import type { Language } from '@contract/languages'
import type { FirstDictionary } from './texts'

interface Module {
  readonly dictionary: FirstDictionary
}

/** A chunk per language: only the chosen one is fetched. What comes with its screens is in `late`. */
const LOADERS: Record<Language, () => Promise<Module>> = {
  en: () => import(/* webpackChunkName: "locale-en" */ './first/en'),
  zh: () => import(/* webpackChunkName: "locale-zh" */ './first/zh'),
  zhtw: () => import(/* webpackChunkName: "locale-zhtw" */ './first/zhtw'),
  th: () => import(/* webpackChunkName: "locale-th" */ './first/th'),
  jp: () => import(/* webpackChunkName: "locale-jp" */ './first/jp'),
  es: () => import(/* webpackChunkName: "locale-es" */ './first/es'),
}

/** The texts of a language. Rejects when they cannot be fetched. */
export async function loadDictionary(language: Language): Promise<FirstDictionary> {
  return (await LOADERS[language]()).dictionary
}

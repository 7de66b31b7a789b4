import type { Language } from '@contract/languages'
import type { Dictionary } from './texts'

interface Module {
  readonly dictionary: Dictionary
}

// Hosts that hold the whole program at once answer at once
__non_webpack_require__.async ??= (file) => Promise.resolve(file).then(__non_webpack_require__)

/**
 * The language of a first start is in the main package and run only when it is asked for; every other one is a
 * subpackage, downloaded when it is chosen. The paths are written out because the host's tools look for them.
 */
const LOADERS: Record<Language, () => unknown> = {
  es: () => require('./es'),
  en: () => __non_webpack_require__.async('./locales/en-pack/texts.js'),
  zh: () => __non_webpack_require__.async('./locales/zh-pack/texts.js'),
  zhtw: () => __non_webpack_require__.async('./locales/zhtw-pack/texts.js'),
  th: () => __non_webpack_require__.async('./locales/th-pack/texts.js'),
  jp: () => __non_webpack_require__.async('./locales/jp-pack/texts.js'),
}

/** The texts of a language. Rejects when its package cannot be downloaded. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return ((await LOADERS[language]()) as Module).dictionary
}

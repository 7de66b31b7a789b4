import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { catalogue } from './catalogue'
import type { Catalogue, Namespace } from './texts'

/**
 * A namespace in every language, for texts that are loaded with their screens. The builds of H5 and the mini-program
 * replace this call by the texts (config/texts); elsewhere a language is read on demand.
 */
export function inEveryLanguage<N extends Namespace>(namespace: N): Readonly<Record<Language, Catalogue[N]>> {
  const texts = {}
  for (const language of LANGUAGE_CODES) {
    Object.defineProperty(texts, language, { enumerable: true, get: () => catalogue(language)[namespace] })
  }
  return texts as Record<Language, Catalogue[N]>
}

import type { Language } from '@contract/languages'
import { catalogue } from './catalogue'
import type { FirstDictionary } from './texts'

/**
 * The texts of a language. On H5 they are a chunk of their own and in the mini-program a package, so that only the
 * chosen language is fetched: config/texts writes that in the place of this file. Rejects when they cannot be fetched.
 */
export const loadDictionary = (language: Language): Promise<FirstDictionary> => Promise.resolve(catalogue(language))

import type { Language } from '@contract/base/languages'
import { catalogue } from './catalogue'
import type { Dictionary, FirstDictionary } from './texts'

/**
 * Loads the texts of a language. config/texts replaces this file, so that only the chosen language is downloaded: a
 * chunk on H5, a package in the mini-program. Rejects when they cannot be loaded.
 */
export const loadDictionary = (language: Language): Promise<FirstDictionary> => Promise.resolve(catalogue(language))

/** What can be read of a language without loading it: nothing on H5 and in the mini-program, elsewhere all. */
export const atHand = (language: Language): Dictionary => catalogue(language)

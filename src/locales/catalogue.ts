import type { Language } from '@contract/base/languages'
import type { Catalogue } from './texts'

/**
 * All texts of a language, read on demand. Only tests and tools get here: webpack's builds insert the texts where they
 * are used (config/texts), and Metro replaces this file by native/texts.js.
 */
export const catalogue = (language: Language): Catalogue => require(`./catalogues/${language}.json`) as Catalogue

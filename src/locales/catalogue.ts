import type { Language } from '@contract/languages'
import type { Catalogue } from './texts'

/**
 * All texts of a language, read when they are asked for: in tests and tools. Builds never get here: webpack's have the
 * texts written in where they are asked for (config/texts), and Metro puts native/texts.js in the place of this file.
 */
export const catalogue = (language: Language): Catalogue => require(`./catalogues/${language}.json`) as Catalogue

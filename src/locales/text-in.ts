import { FALLBACK_LANGUAGE, type Language } from '@contract/base/languages'
import { atHand } from './load'
import type { Key } from './texts'
import { translate } from './translate'

/** The text of a key in any language, of a namespace that comes with its screens. An unknown key is returned as it is. */
export const textIn = (language: Language, key: string): string => translate(atHand(language), language, key)

/** Whether there is such a text, for keys that contain what a server names. */
export const isKey = (key: string): key is Key => textIn(FALLBACK_LANGUAGE, key) !== key

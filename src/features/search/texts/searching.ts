/** Texts of the search screen. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const searchingText = ownTexts(inEveryLanguage('searching'))

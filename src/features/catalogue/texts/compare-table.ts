/** Texts of the page that compares products; what leads to it is in locales/own/compare. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const compareTableText = ownTexts(inEveryLanguage('compareTable'))

/** Texts of the size guide. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const sizesText = ownTexts(inEveryLanguage('sizes'))

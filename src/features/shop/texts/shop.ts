/** Texts of a shop's public page. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const shopText = ownTexts(inEveryLanguage('shop'))

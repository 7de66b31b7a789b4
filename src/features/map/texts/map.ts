/** Texts of the map pages. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const mapText = ownTexts(inEveryLanguage('map'))

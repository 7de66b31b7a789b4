/** Texts of brands, flash deals and viewed products. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const catalogueText = ownTexts(inEveryLanguage('catalogue'))

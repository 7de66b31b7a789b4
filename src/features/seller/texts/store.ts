/** Texts of the figures of a seller's store. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const storeText = ownTexts(inEveryLanguage('store'))

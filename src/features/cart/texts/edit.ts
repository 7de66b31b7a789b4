/** Texts of the page that removes several lines of the cart. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const cartEditText = ownTexts(inEveryLanguage('cartEdit'))

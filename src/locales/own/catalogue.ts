/** Brands, flash deals, and the products viewed. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const catalogueText = ownTexts(inEveryLanguage('catalogue'))

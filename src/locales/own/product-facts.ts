/** What a product is besides its description. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const productFactsText = ownTexts(inEveryLanguage('productFacts'))

/** Texts of a product's details beside its description. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const productFactsText = ownTexts(inEveryLanguage('productFacts'))

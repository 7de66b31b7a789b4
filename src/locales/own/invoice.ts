/** The way to an order's invoice. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const invoiceText = ownTexts(inEveryLanguage('invoice'))

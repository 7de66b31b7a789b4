/** Texts of the link to an order's invoice. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const invoiceText = ownTexts(inEveryLanguage('invoice'))

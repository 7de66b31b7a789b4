/** Texts of an order's details: the buyer, the coupon, when it was paid, why it was cancelled. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const orderFactsText = ownTexts(inEveryLanguage('orderFacts'))

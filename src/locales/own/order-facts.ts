/** What an order says beyond its goods: who ordered, the coupon, when it was paid, why it was cancelled. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const orderFactsText = ownTexts(inEveryLanguage('orderFacts'))

/** The coupon in the cart. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const couponText = ownTexts(inEveryLanguage('coupon'))

/** Texts of the coupon in the cart. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const couponText = ownTexts(inEveryLanguage('coupon'))

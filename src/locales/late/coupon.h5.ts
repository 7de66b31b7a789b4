/** The texts of the coupon, in every language. H5 loads them with the cart, to keep them out of the first load. */
import { inEveryLanguage } from '../in-every-language'
import { addTexts } from '../late'

addTexts('coupon', inEveryLanguage('coupon'))

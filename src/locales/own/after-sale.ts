/** Texts of the tracking of a parcel and of comments on a purchase, with the buttons that lead there. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const afterSaleText = ownTexts(inEveryLanguage('afterSale'))

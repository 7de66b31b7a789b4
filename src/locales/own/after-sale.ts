/** What the way of a parcel and the comment on what was bought say, and the buttons that lead there. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const afterSaleText = ownTexts(inEveryLanguage('afterSale'))

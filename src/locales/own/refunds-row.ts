/**
 * The title of the refunds, for the links to them. Apart from their own texts, so that the account need not load those.
 */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const refundsRowText = ownTexts(inEveryLanguage('refundsRow'))

/** The way to the refunds: one word, so that the account does not bring all that they say. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const refundsRowText = ownTexts(inEveryLanguage('refundsRow'))

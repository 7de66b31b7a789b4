/** Texts of the states of a request for a refund. Apart from the texts of the refunds, because orders have them too. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const refundStatesText = ownTexts(inEveryLanguage('refundStates'))

/** What refunds say: asking for one, and those that were asked for. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const refundText = ownTexts(inEveryLanguage('refunds'))

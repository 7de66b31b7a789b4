/** Texts of card payment: the choice, and the result before and after the gateway's answer. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const cardText = ownTexts(inEveryLanguage('card'))

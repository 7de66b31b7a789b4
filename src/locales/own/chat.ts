/** Texts of the customer chat and of the links to it. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const chatText = ownTexts(inEveryLanguage('chat'))

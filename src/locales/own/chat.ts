/** The customer chat, and what leads to it. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const chatText = ownTexts(inEveryLanguage('chat'))

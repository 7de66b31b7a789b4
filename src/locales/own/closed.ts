/** What login says to somebody who has just closed the account. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const closedText = ownTexts(inEveryLanguage('closed'))

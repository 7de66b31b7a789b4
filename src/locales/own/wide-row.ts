/** The account's overview in the row to it. Two packages show it, so that it weighs on the main one: no other word here. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const wideRowText = ownTexts(inEveryLanguage('wideRow'))

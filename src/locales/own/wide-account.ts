/** Texts of the account on wide screens. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const wideAccountText = ownTexts(inEveryLanguage('wideAccount'))

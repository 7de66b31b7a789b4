/** Texts of the comparison of products. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const compareText = ownTexts(inEveryLanguage('compare'))

/** Texts of the picture field. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const pictureText = ownTexts(inEveryLanguage('picture'))

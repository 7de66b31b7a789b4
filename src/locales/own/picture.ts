/** What the field says that takes pictures. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const pictureText = ownTexts(inEveryLanguage('picture'))

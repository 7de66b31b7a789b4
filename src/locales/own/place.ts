/** Texts of the button that opens a map. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const placeText = ownTexts(inEveryLanguage('place'))

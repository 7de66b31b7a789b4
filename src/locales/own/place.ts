/** What the button says that leads to a map. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const placeText = ownTexts(inEveryLanguage('place'))

/** What everyone reads about a shop. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const shopText = ownTexts(inEveryLanguage('shop'))

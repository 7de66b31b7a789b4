/** What the map pages say. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const mapText = ownTexts(inEveryLanguage('map'))

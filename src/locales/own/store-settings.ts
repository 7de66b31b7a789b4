/** The settings of a store. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const storeSettingsText = ownTexts(inEveryLanguage('storeSettings'))

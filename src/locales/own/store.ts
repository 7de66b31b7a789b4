/** What sellers read about how their store does. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const storeText = ownTexts(inEveryLanguage('store'))

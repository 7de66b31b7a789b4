/** How people become sellers. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const sellerText = ownTexts(inEveryLanguage('seller'))

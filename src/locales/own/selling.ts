/** The link to the user’s own store. The account tab loads it, so it is short. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const sellingText = ownTexts(inEveryLanguage('selling'))

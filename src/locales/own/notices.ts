/** What the notices say around what they tell. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const noticesText = ownTexts(inEveryLanguage('notices'))

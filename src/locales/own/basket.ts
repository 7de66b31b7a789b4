/** What is bought now, where it cannot be bought any more. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const basketText = ownTexts(inEveryLanguage('basket'))

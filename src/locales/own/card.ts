/** Payment by card: the choice, and what is said while the gateway has yet to answer and after it has. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const cardText = ownTexts(inEveryLanguage('card'))

/** What is said when a withdrawal is taken back. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const recallText = ownTexts(inEveryLanguage('recall'))

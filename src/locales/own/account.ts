/** What the screen says where an account is closed, kept, and its data taken along. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const accountText = ownTexts(inEveryLanguage('closing'))

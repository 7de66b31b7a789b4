/** What the profile says. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const profileText = ownTexts(inEveryLanguage('profile'))

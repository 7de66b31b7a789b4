/** The link to the privacy policy beside a box to tick. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const readPrivacyText = ownTexts(inEveryLanguage('readPrivacy'))

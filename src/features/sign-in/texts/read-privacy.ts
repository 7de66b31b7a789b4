/** The link to the privacy policy beside a check box. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const readPrivacyText = ownTexts(inEveryLanguage('readPrivacy'))

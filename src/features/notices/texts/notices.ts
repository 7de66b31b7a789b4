/** Texts of the screen of notices. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const noticesText = ownTexts(inEveryLanguage('notices'))

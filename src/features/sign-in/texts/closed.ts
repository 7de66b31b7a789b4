/** Texts of the login page after an account was closed. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const closedText = ownTexts(inEveryLanguage('closed'))

/** Texts of codes by mail, forgotten passwords, and the sign-in through the short-video platform. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const signInText = ownTexts(inEveryLanguage('signIn'))

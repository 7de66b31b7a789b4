/** Texts of the profile. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const profileText = ownTexts(inEveryLanguage('profile'))

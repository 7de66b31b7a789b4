/** Texts of the account on wide screens. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const wideAccountText = ownTexts(inEveryLanguage('wideAccount'))

/** Texts of the screen that closes or keeps an account and exports its data. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const accountText = ownTexts(inEveryLanguage('closing'))

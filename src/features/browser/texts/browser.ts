/** Texts of the page that shows other websites in the mini-program. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const browserText = ownTexts(inEveryLanguage('browser'))

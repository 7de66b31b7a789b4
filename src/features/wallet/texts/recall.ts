/** Texts for recalling a withdrawal. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const recallText = ownTexts(inEveryLanguage('recall'))

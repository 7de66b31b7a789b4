/** Texts of "Buy now" when the basket can no longer be bought. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const basketText = ownTexts(inEveryLanguage('basket'))

/** Texts of withdrawals and of transfers to the store. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const withdrawText = ownTexts(inEveryLanguage('withdraw'))

/** Texts of the wallet and its statement. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const walletText = ownTexts(inEveryLanguage('wallet'))

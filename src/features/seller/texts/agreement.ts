/** Texts of the sellers' agreement. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const agreementText = ownTexts(inEveryLanguage('agreement'))

/** Texts of the signature pad. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const signatureText = ownTexts(inEveryLanguage('signature'))

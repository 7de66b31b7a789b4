/** Texts of refunds: requesting one, and the list of requests. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const refundText = ownTexts(inEveryLanguage('refunds'))

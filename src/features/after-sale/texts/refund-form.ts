/** Texts of a request for a refund while it is written. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const refundFormText = ownTexts(inEveryLanguage('refundForm'))

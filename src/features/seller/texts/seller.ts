/** Texts for users who apply to become sellers. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const sellerText = ownTexts(inEveryLanguage('seller'))

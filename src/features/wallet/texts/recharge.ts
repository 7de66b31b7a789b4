/** Texts of recharges. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const rechargeText = ownTexts(inEveryLanguage('recharge'))

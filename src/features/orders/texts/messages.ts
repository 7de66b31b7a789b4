/** Texts of the messages between the buyer and the shop of an order. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const messagesText = ownTexts(inEveryLanguage('orderMessages'))

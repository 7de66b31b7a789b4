/**
 * The title of the account's overview, for the row that links to it. Two packages show it, so the main package carries
 * it: keep other texts out.
 */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const wideRowText = ownTexts(inEveryLanguage('wideRow'))

/** The link to the refunds. Apart from the refunds' own texts, so that the account need not load them. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const refundsRowText = ownTexts(inEveryLanguage('refundsRow'))

/** What withdrawals, and transfers to the own store, say. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const withdrawText = ownTexts(inEveryLanguage('withdraw'))

/** The way to the own store, in the account: it weighs on the tab, so it is short. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const sellingText = ownTexts(inEveryLanguage('selling'))

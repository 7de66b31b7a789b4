/** What the wallet and its statement say. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const walletText = ownTexts(inEveryLanguage('wallet'))

/** What recharges say. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const rechargeText = ownTexts(inEveryLanguage('recharge'))

/** What stands around a policy. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const policyText = ownTexts(inEveryLanguage('policyPage'))

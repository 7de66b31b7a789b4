/** What the policies are called, on their pages and in the rows to them. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const policyTitlesText = ownTexts(inEveryLanguage('policyTitles'))

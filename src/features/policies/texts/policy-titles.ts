/** The titles of the policies, on their pages and in the rows that link to them. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const policyTitlesText = ownTexts(inEveryLanguage('policyTitles'))

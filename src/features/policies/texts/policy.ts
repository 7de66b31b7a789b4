/** Texts around a policy. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const policyText = ownTexts(inEveryLanguage('policyPage'))

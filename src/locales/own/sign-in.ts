/** Codes by mail, a forgotten password, and the sign-in through the short-video platform. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const signInText = ownTexts(inEveryLanguage('signIn'))

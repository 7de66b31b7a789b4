/** The pad that is signed on. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const signatureText = ownTexts(inEveryLanguage('signature'))

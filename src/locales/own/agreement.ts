/** What a seller signs. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const agreementText = ownTexts(inEveryLanguage('agreement'))

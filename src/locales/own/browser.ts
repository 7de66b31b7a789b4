/** Pages outside the app, in the mini-program's web view. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const browserText = ownTexts(inEveryLanguage('browser'))

/** What the blog says around its posts. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const blogText = ownTexts(inEveryLanguage('blog'))

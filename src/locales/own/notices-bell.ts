/** The way to the notices: apart from what they say themselves, because the account shows it on every start. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const noticesBellText = ownTexts(inEveryLanguage('noticesBell'))

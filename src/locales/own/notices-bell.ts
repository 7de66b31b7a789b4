/** Texts of the link to the notices. Apart from the notices' own texts, because the account shows it on every start. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const noticesBellText = ownTexts(inEveryLanguage('noticesBell'))

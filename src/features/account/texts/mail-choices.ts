/** Texts of the mails that a person can do without. */
import type { MailChoice } from '@contract/base/mails'
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const mailChoicesText = ownTexts(inEveryLanguage('mailChoices'))
export const kindText = (kind: MailChoice) => mailChoicesText(`kind_${kind}`)
export const aboutText = (kind: MailChoice) => mailChoicesText(`about_${kind}`)

/** The text of each kind of mail. */
import type { MailKind } from '@contract/base/mails'
import type { MailParams } from '../params'
import type { WriteTemplate } from './content'
import { messageLetters } from './messages'
import { moneyLetters } from './money'
import { operatorLetters } from './operators'
import { purchaseLetters } from './purchases'
import { shopLetters } from './shops'

export const LETTERS: { readonly [K in MailKind]: WriteTemplate<MailParams[K]> } = {
  ...purchaseLetters,
  ...moneyLetters,
  ...messageLetters,
  ...shopLetters,
  ...operatorLetters,
}

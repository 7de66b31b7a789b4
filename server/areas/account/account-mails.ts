/** Mails that tell the owner of an account about changes in it [rule.payout-told]. */
import type { Language } from '@contract/base/languages'
import { renderMail } from '../../kernel/messages/mail-template'
import type { Message } from '../../kernel/messages/message'
import { textOf, wordsOf } from '../../kernel/text/catalogue'

interface Owner {
  readonly to: string
  readonly name: string
  /** What the marketplace is called. */
  readonly market: string
  readonly language: Language
}

function mail(what: 'payout' | 'password' | 'known', owner: Owner): Message {
  const words = wordsOf('accountMails', owner.language)
  const advice = words[`${what}_advice`]
  const subject = textOf(`accountMails.${what}_subject`, owner.language, { market: owner.market })
  return renderMail({ ...owner, subject, lines: [words[`${what}_what`], advice], short: `${subject}. ${advice}` })
}

/** The payout account was changed. */
export const payoutMail = (owner: Owner): Message => mail('payout', owner)

/** The password was reset with a code. */
export const passwordMail = (owner: Owner): Message => mail('password', owner)

/** A registration code was requested for an address that has an account. */
export const accountKnownMail = (owner: Owner): Message => mail('known', owner)

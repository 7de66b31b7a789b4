import { CODE_LIFE_S } from '@contract/base/constants'
import type { Language } from '@contract/base/languages'
import type { CodePurpose } from '../../../kernel/db/schema/sign-in'
import { renderMail } from '../../../kernel/messages/mail-template'
import type { Message } from '../../../kernel/messages/message'
import { textOf } from '../../../kernel/text/catalogue'

const MINUTES = CODE_LIFE_S / 60

interface CodeMail {
  readonly purpose: CodePurpose
  readonly code: string
  readonly to: string
  /** What the marketplace is called. */
  readonly market: string
  /** Empty if the recipient has no account. */
  readonly name: string
  readonly language: Language
}

/** The message that carries a code [rule.code-life]. */
export function codeMail({ purpose, code, to, name, market, language }: CodeMail): Message {
  const subject = textOf('codeMails.subject', language, { code, market })
  // who asks for that of a second factor has logged in
  const rest = textOf(purpose === 'factor' ? 'codeMails.rest_factor' : 'codeMails.rest', language, { minutes: MINUTES })
  const lines = [textOf(`codeMails.${purpose}`, language), { code }, rest]
  return renderMail({ to, name, market, language, subject, lines, short: subject })
}

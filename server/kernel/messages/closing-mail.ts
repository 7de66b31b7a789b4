/** The mail that says when an account will be erased. */
import { languageTag, type Language } from '@contract/base/languages'
import { renderMail } from './mail-template'
import type { Message } from './message'
import { textOf } from '../text/catalogue'

interface Owner {
  readonly to: string
  readonly name: string
  /** What the marketplace is called. */
  readonly market: string
  readonly language: Language
  /** When the account will be erased. */
  readonly at: Date
  /** The marketplace's time zone. */
  readonly zone: string
}

export function closingMail({ at, zone, ...owner }: Owner): Message {
  const day = new Intl.DateTimeFormat(languageTag(owner.language), { dateStyle: 'long', timeZone: zone }).format(at)
  const [subject, advice] = [
    textOf('closingMail.subject', owner.language),
    textOf('closingMail.advice', owner.language),
  ]
  const what = textOf('closingMail.what', owner.language, { day })
  return renderMail({ ...owner, subject, lines: [what, advice], short: `${subject}. ${advice}` })
}

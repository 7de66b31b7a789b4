/** Writes a queued mail: its blocks in the recipient's language, with its links [rule.mail-letters]. */
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isMailChoice } from '@contract/base/mails'
import { marketName } from '../../kernel/db/market-name'
import { users } from '../../kernel/db/schema/accounts'
import type { mails } from '../../kernel/db/schema/mails'
import type { Db } from '../../kernel/db/types'
import { renderMail } from '../../kernel/messages/mail-template'
import type { Message } from '../../kernel/messages/message'
import { textOf } from '../../kernel/text/catalogue'
import { Unsendable } from './failures'
import { LETTERS } from './templates/templates'
import type { Content, MailContext, WriteTemplate } from './templates/content'
import { unsubscribeAddress } from './unsubscribe'

export type Mail = typeof mails.$inferSelect

/** Where links lead, and the key that signs those that end mails. */
export interface Site {
  /** Without a trailing slash. */
  readonly address: string
  readonly key: string
}

/** The same for every attempt: it is made of what the mail tells of. */
const idOf = ({ key }: Mail) => `souk-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`

async function nameOf(db: Db, { userId }: Mail): Promise<string> {
  const [owner] = await db.select({ name: users.firstname }).from(users).where(eq(users.id, userId))
  return owner?.name ?? ''
}

/** Throws Unsendable if what the mail tells of does not exist any more. */
async function contentOf(db: Db, { kind, params, language }: Mail, { address }: Site): Promise<Content> {
  // the params were typed by the mail's kind when they were queued
  const write = LETTERS[kind] as WriteTemplate<object>
  const context: MailContext = { db, language, address }
  const content = await write(params, context)
  if (content === null) throw new Unsendable('what the mail tells of does not exist any more')
  return content
}

/** The message of a mail. Throws Unsendable. */
export async function writeMail(db: Db, mail: Mail, site: Site): Promise<Message> {
  const { recipient: to, language, kind, userId } = mail
  const { subject, lines } = await contentOf(db, mail, site)
  const market = await marketName(db)
  const letter = { to, name: await nameOf(db, mail), market, language, subject, lines, short: subject, id: idOf(mail) }
  if (!isMailChoice(kind)) return renderMail(letter)
  const unsubscribe = unsubscribeAddress(site, userId, kind)
  const below = [{ small: { label: textOf('mails.unsubscribe', language), address: unsubscribe } }]
  return renderMail({ ...letter, below, unsubscribe })
}

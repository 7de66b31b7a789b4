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
import { signOrder } from '../users/order-links'
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

interface Owner {
  readonly name: string
  /** Null: no guest. */
  readonly guestEmail: string | null
}

async function ownerOf(db: Db, { userId }: Mail): Promise<Owner> {
  const [owner] = await db
    .select({ name: users.firstname, guestEmail: users.guestEmail })
    .from(users)
    .where(eq(users.id, userId))
  return owner ?? { name: '', guestEmail: null }
}

/** What lets a guest in at the links of a mail: it goes to the address that was given with the order. */
function signFor({ userId, recipient, createdAt }: Mail, { guestEmail: email }: Owner, { key }: Site) {
  if (email === null || email !== recipient) return undefined
  return (orderId: string) => signOrder({ orderId, userId, email }, { key, at: createdAt })
}

/** Throws Unsendable if what the mail tells of does not exist any more. */
async function contentOf(db: Db, mail: Mail, owner: Owner, site: Site): Promise<Content> {
  const { kind, params, language } = mail
  // the params were typed by the mail's kind when they were queued
  const write = LETTERS[kind] as WriteTemplate<object>
  const context: MailContext = { db, language, address: site.address, sign: signFor(mail, owner, site) }
  const content = await write(params, context)
  if (content === null) throw new Unsendable('what the mail tells of does not exist any more')
  return content
}

/** The message of a mail. Throws Unsendable. */
export async function writeMail(db: Db, mail: Mail, site: Site): Promise<Message> {
  const { recipient: to, language, kind, userId } = mail
  const owner = await ownerOf(db, mail)
  const { subject, lines } = await contentOf(db, mail, owner, site)
  const market = await marketName(db)
  const letter = { to, name: owner.name, market, language, subject, lines, short: subject, id: idOf(mail) }
  if (!isMailChoice(kind)) return renderMail(letter)
  const unsubscribe = unsubscribeAddress(site, userId, kind)
  const below = [{ small: { label: textOf('mails.unsubscribe', language), address: unsubscribe } }]
  return renderMail({ ...letter, below, unsubscribe })
}

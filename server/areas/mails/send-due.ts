/** The worker for the outbox of mails [rule.mail-once]. What was sent twice has the same Message-ID. */
import { eq } from 'drizzle-orm'
import { mails } from '../../kernel/db/schema/mails'
import type { Db } from '../../kernel/db/types'
import type { Channel } from '../../kernel/messages/message'
import { afterFailure, dropOld, mark, sendDue } from '../../kernel/work/outbox'
import { isFinal, NO_SERVER, reasonOf } from './failures'
import { writeMail, type Mail, type Site } from './write'

type Log = { error(details: object, message: string): void }

export interface Post {
  readonly db: Db
  /** null: no mail server is set, and nothing is sent. */
  readonly mail: Channel | null
  readonly site: Site
  readonly now: () => Date
  readonly log: Log
}

/** Connections to the mail server at a time. */
const AT_ONCE = 4

const outboxOf = ({ db, now }: Post) => ({ db, now, table: mails })

/** While it was sent, a guest may have corrected the address: then it is still to be sent there. */
const markSame = (post: Post, due: Mail, change: Parameters<typeof mark>[2]) =>
  mark(outboxOf(post), due, change, eq(mails.recipient, due.recipient))

async function noteFailure(post: Post, due: Mail, failure: unknown): Promise<void> {
  const error = reasonOf(failure, due.recipient)
  const next = afterFailure(due.attempts, isFinal(failure), post.now())
  const details = { mail: String(due.id), kind: due.kind, attempts: due.attempts, reason: error }
  post.log.error(details, 'state' in next ? 'a mail cannot be sent' : 'a mail could not be sent; it is tried again')
  await markSame(post, due, { ...next, error })
}

async function attempt(post: Post & { readonly mail: Channel }, due: Mail): Promise<boolean> {
  try {
    await post.mail.send(await writeMail(post.db, due, post.site))
  } catch (error) {
    await noteFailure(post, due, error)
    return false
  }
  await markSame(post, due, { state: 'sent', sentAt: post.now(), error: '' })
  return true
}

/**
 * Sends due mails, some at a time, those to one recipient in their order. Failed ones are tried again later. Returns how
 * many were sent.
 */
export async function sendDueMails(post: Post, goesOn?: () => boolean): Promise<number> {
  const { mail } = post
  const outbox = outboxOf(post)
  await dropOld(outbox, mail === null ? { error: NO_SERVER } : {})
  if (mail === null) return 0
  return sendDue(outbox, (due) => attempt({ ...post, mail }, due), {
    atOnce: AT_ONCE,
    inOrderOf: ({ recipient }) => recipient,
    goesOn,
  })
}

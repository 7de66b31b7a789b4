/** Writes a mail into the outbox, in the transaction of what it tells of [rule.mail-once]. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { FALLBACK_LANGUAGE, type Language } from '@contract/base/languages'
import { isMailChoice, type MailKind } from '@contract/base/mails'
import { batch, DOCUMENT, documentOf, partOf } from '../../kernel/db/batch'
import { mailAddress, users } from '../../kernel/db/schema/accounts'
import { mails } from '../../kernel/db/schema/mails'
import { statement } from '../../kernel/db/statement'
import type { Tx } from '../../kernel/db/types'
import type { MailParams } from './params'

interface NewMail<K extends MailKind> {
  /** What it tells of, such as `order:12:shipped`: queueing the same again adds nothing. */
  readonly key: string
  readonly userId: bigint
  readonly kind: K
  readonly params: MailParams[K]
  readonly at: Date
  /** When it is sent at the earliest; default: at once. */
  readonly notBefore?: Date
}

/** Who is written to, as far as it decides about a mail. */
export interface Recipient {
  readonly recipient: string
  readonly language: Language | null
  readonly off: readonly string[]
}

const columns = batch(mails, ['key', 'userId', 'recipient', 'language', 'kind', 'params', 'nextAt', 'createdAt'])

/**
 * The mail for MAILED, in the user's language: no row for accounts without an address, and for those who chose to do
 * without mails of this kind.
 */
export function mailRows<K extends MailKind>(to: Recipient | undefined, mail: NewMail<K>): object[] {
  const { key, userId, kind, params, at, notBefore = at } = mail
  if (to === undefined || to.recipient === '' || (isMailChoice(kind) && to.off.includes(kind))) return []
  const { recipient, language } = to
  const row = { key, userId, recipient, language: language ?? FALLBACK_LANGUAGE, kind }
  return columns.rows([{ ...row, params: { ...params }, nextAt: notBefore, createdAt: at }])
}

/** A table expression that queues the part `mails` of the document. */
export const MAILED = sql`mailed as (${columns.insert(partOf('mails'))} on conflict (key) do nothing)`

const write = statement('mails:queue', () => sql`with ${DOCUMENT}, ${MAILED} select 1`)

/**
 * Queues mails to users, in the language of each. Accounts without an address get none, and neither do those who chose
 * to do without mails of the kind.
 */
export async function queueMails<K extends MailKind>(tx: Tx, all: readonly NewMail<K>[]): Promise<void> {
  if (all.length === 0) return
  const found = await tx
    .select({ id: users.id, recipient: mailAddress, language: users.language, off: users.mailsOff })
    .from(users)
    .where(inArray(users.id, [...new Set(all.map(({ userId }) => userId))]))
  const byId = new Map(found.map((user) => [user.id, user]))
  const rows = all.flatMap((mail) => mailRows(byId.get(mail.userId), mail))
  if (rows.length > 0) await write(tx, { document: documentOf({ mails: rows }) })
}

/** The same for one mail. */
export const queueMail = <K extends MailKind>(tx: Tx, mail: NewMail<K>): Promise<void> => queueMails(tx, [mail])

/** Queues the same mail to every operator with an enabled account; `key` gets the operator's id. */
export async function queueForOperators<K extends MailKind>(tx: Tx, mail: Omit<NewMail<K>, 'userId'>): Promise<void> {
  const operators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'operator'), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
  for (const { id } of operators) await queueMail(tx, { ...mail, userId: id, key: `${mail.key}:${id}` })
}

/** Queues a failed mail again, as if it were new. */
export async function queueAgain(tx: Tx, id: bigint, at: Date): Promise<void> {
  const again = { state: 'queued', attempts: 0, nextAt: at, createdAt: at, error: '' } as const
  await tx.update(mails).set(again).where(eq(mails.id, id))
}

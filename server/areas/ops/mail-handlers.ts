/** The outbox of mails and the workers, for operators [rule.mail-dead]. */
import { queueAgain } from '../mails/queue'
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { OpsMail } from '@contract/entities/ops-mail'
import { countUpTo } from '../../kernel/db/bounded-count'
import { mailAddress, users } from '../../kernel/db/schema/accounts'
import { mails } from '../../kernel/db/schema/mails'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { handle, type CallHandler } from '../../kernel/http/context'
import { Refusal } from '../../kernel/http/refusal'
import { listJobs } from '../../kernel/work/jobs'
import { recordAuditEntry } from '../audit/audit'
import { likePatterns } from '../../kernel/db/contains'
import { readPage } from '../../kernel/http/paging'

type Mail = typeof mails.$inferSelect

/** Whether what it told of is still known: an old mail is only a record. */
const isKnown = ({ params }: Pick<Mail, 'params'>) => Object.keys(params).length > 0

interface Found {
  readonly mail: Mail
  readonly name: string
  readonly email: string
}

function present({ mail, name, email }: Found): OpsMail {
  const { id, kind, state, recipient, language, userId, key, attempts, error, createdAt, nextAt, sentAt } = mail
  return {
    id: String(id),
    kind,
    state,
    to: recipient,
    language,
    user: { user_id: String(userId), name, email },
    about: key,
    attempts,
    error,
    retry: state === 'failed' && isKnown(mail),
    created_at: createdAt.toISOString(),
    next_at: state === 'queued' ? nextAt.toISOString() : null,
    sent_at: sentAt?.toISOString() ?? null,
  }
}

function whereOf({ state, kind, q }: Fields<'opsMails'>): SQL | undefined {
  const words = q === undefined ? [] : likePatterns(q)
  return and(
    state === undefined ? undefined : eq(mails.state, state),
    kind === undefined ? undefined : eq(mails.kind, kind),
    ...words.map((word) => or(sql`lower(${mails.recipient}) like ${word}`, sql`lower(${mails.key}) like ${word}`)),
  )
}

async function list(db: Db, fields: Fields<'opsMails'>): Promise<Data<'opsMails'>> {
  const where = whereOf(fields)
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: mails.id }).from(mails).where(where)),
    rows: db
      .select({ mail: mails, name: users.firstname, email: mailAddress })
      .from(mails)
      .innerJoin(users, eq(users.id, mails.userId))
      .where(where)
      .orderBy(desc(mails.id)),
    present: (found) => found.map(present),
  })
}

interface Retry {
  readonly ids: readonly string[]
  readonly remark: string
  readonly operatorId: bigint
  readonly at: Date
}

/** Queues one failed mail again, with its audit row. */
async function retryOne(tx: Tx, mail: Mail, { remark, operatorId, at }: Retry): Promise<void> {
  await queueAgain(tx, mail.id, at)
  const { id: subjectId, userId, state, attempts, error } = mail
  await recordAuditEntry(tx, {
    operatorId,
    action: 'retry',
    subject: 'mails',
    subjectId,
    userId,
    remark,
    before: { state, attempts, error },
    after: { state: 'queued', attempts: 0, error: '' },
    at,
  })
}

/** Throws 2000019 if an id is not a mail. */
async function retry(tx: Tx, asked: Retry): Promise<Data<'opsMailsRetry'>> {
  const wanted = [...new Set(asked.ids)].map(BigInt)
  const found = await tx.select().from(mails).where(inArray(mails.id, wanted)).orderBy(asc(mails.id)).for('update')
  if (found.length < wanted.length) throw new Refusal(Code.notFound)
  const failed = found.filter((mail) => mail.state === 'failed' && isKnown(mail))
  for (const mail of failed) await retryOne(tx, mail, asked)
  const idsOf = (some: readonly Mail[]) => some.map(({ id }) => String(id))
  return { done: idsOf(failed), refused: idsOf(found.filter((mail) => !failed.includes(mail))) }
}

export const mailOperatorHandlers: readonly CallHandler[] = [
  handle('opsMails', ({ db, fields }) => list(db, fields)),
  handle('opsMailsRetry', ({ db, user, fields: { ids, remark = '' }, now }) =>
    transaction(db, (tx) => retry(tx, { ids, remark, operatorId: user.id, at: now })),
  ),
  handle('opsJobs', async ({ db }) => ({ list: await listJobs(db) })),
]

/** Disabling and enabling accounts by operators [role.disable]. */
import { closeSessions } from '../../kernel/sessions/tokens'
import { and, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import type { OpsAccount } from '@contract/entities/ops'
import { Code } from '@contract/base/codes'
import { countUpTo } from '../../kernel/db/bounded-count'
import { preparedAs } from '../../kernel/db/prepared'
import { mailAddress, users } from '../../kernel/db/schema/accounts'
import { transaction } from '../../kernel/db/transaction'
import type { Db } from '../../kernel/db/types'
import { handle, type CallHandler } from '../../kernel/http/context'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import { recordAuditEntry } from '../audit/audit'
import { byStatement, readPage } from '../../kernel/http/paging'
import { changeUser } from '../users/change-user'

const columns = {
  id: users.id,
  name: users.firstname,
  email: mailAddress,
  guestEmail: users.guestEmail,
  role: users.role,
  createdAt: users.createdAt,
  disabledAt: users.disabledAt,
}

type Row = Pick<typeof users.$inferSelect, 'id' | 'email' | 'guestEmail' | 'role' | 'createdAt' | 'disabledAt'> & {
  name: string
}

const present = ({ id, guestEmail, createdAt, disabledAt, ...account }: Row): OpsAccount => ({
  user_id: String(id),
  ...account,
  ...(guestEmail === null ? {} : { guest: true }),
  created_at: createdAt.toISOString(),
  disabled_at: disabledAt?.toISOString() ?? null,
})

interface Change {
  readonly operatorId: bigint
  readonly userId: bigint
  readonly disable: boolean
  readonly remark: string
  readonly at: Date
}

/**
 * Disables or enables an account. The sessions of a disabled account are kept, so that their tokens get the reason
 * why they ended, and are deleted when it is enabled. Throws 2000019 for an unknown id, and 2000018: permission for
 * operators, including oneself; not_allowed if nothing would change.
 */
async function change(db: Db, { operatorId, userId, disable, remark, at }: Change): Promise<OpsAccount> {
  return transaction(db, async (tx) => {
    const [before] = await tx.select(columns).from(users).where(eq(users.id, userId)).for('update')
    if (!before) throw new Refusal(Code.notFound)
    if (before.role === 'operator') throw operationFailed('permission')
    if ((before.disabledAt !== null) === disable) throw operationFailed('not_allowed')
    const disabledAt = disable ? at : null
    await changeUser(tx, userId, { disabledAt })
    if (!disable) await closeSessions(tx, userId)
    const after = present({ ...before, disabledAt })
    await recordAuditEntry(tx, {
      operatorId,
      action: disable ? 'disable' : 'enable',
      subject: 'accounts',
      subjectId: userId,
      userId,
      remark,
      before: { disabled_at: present(before).disabled_at },
      after: { disabled_at: after.disabled_at },
      at,
    })
    return after
  })
}

/** A LIKE pattern for texts that contain this one. */
const containsText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const NEWEST = [desc(users.createdAt), desc(users.id)] as const

type Asked = Pick<Fields<'opsAccounts'>, 'q' | 'disabled' | 'user_id'>

/** The accounts that are asked for, newest first, with placeholders. */
const matching = ({ q, disabled, user_id: userId }: Asked) =>
  and(
    q === undefined
      ? undefined
      : or(ilike(mailAddress, sql.placeholder('q')), ilike(users.firstname, sql.placeholder('q'))),
    userId === undefined ? undefined : eq(users.id, sql.placeholder('userId')),
    disabled === true ? isNotNull(users.disabledAt) : undefined,
    disabled === false ? isNull(users.disabledAt) : undefined,
  )

const shapeOf = ({ q, disabled, user_id: userId }: Asked) =>
  [q === undefined ? 'any' : 'words', String(disabled), userId === undefined ? 'any' : 'one'].join(':')

const counted = (db: Db, asked: Asked) =>
  preparedAs(db, 'accounts:count', shapeOf(asked), (name) =>
    countUpTo(
      db,
      db
        .select({ id: users.id })
        .from(users)
        .where(matching(asked))
        .orderBy(...NEWEST),
    ).prepare(name),
  )

const listed = (db: Db, asked: Asked) =>
  preparedAs(db, 'accounts', shapeOf(asked), (name) =>
    db
      .select(columns)
      .from(users)
      .where(matching(asked))
      .orderBy(...NEWEST)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  )

const list = handle('opsAccounts', ({ db, fields }) => {
  const { q, user_id: userId } = fields
  const values = {
    q: q === undefined ? undefined : containsText(q),
    userId: userId === undefined ? undefined : BigInt(userId),
  }
  return readPage(fields, {
    total: counted(db, fields).execute(values),
    rows: byStatement(listed(db, fields), values),
    present: (found) => found.map(present),
  })
})

export const opsAccountHandlers: readonly CallHandler[] = [
  list,
  handle('opsAccountDisable', async ({ db, user, fields, now }) => {
    const what = { userId: BigInt(fields.user_id), disable: true, remark: fields.remark }
    return { account: await change(db, { ...what, operatorId: user.id, at: now }) }
  }),
  handle('opsAccountEnable', async ({ db, user, fields, now }) => {
    const what = { userId: BigInt(fields.user_id), disable: false, remark: fields.remark ?? '' }
    return { account: await change(db, { ...what, operatorId: user.id, at: now }) }
  }),
]

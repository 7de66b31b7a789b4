import { inArray } from 'drizzle-orm'
import { PAGE_SIZE } from '@contract/constants'
import { listSignIns, presentSignIn } from '../account/sign-in/sign-in-events'
import { users } from '../../kernel/db/schema/accounts'
import type { Db } from '../../kernel/db/types'
import { handle, type CallHandler } from '../../kernel/http/context'

interface Account {
  readonly user_id: string
  readonly name: string
  readonly email: string
}

async function accountsOf(db: Db, ids: readonly (bigint | null)[]): Promise<ReadonlyMap<bigint, Account>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const found = await db
    .select({ id: users.id, name: users.firstname, email: users.email })
    .from(users)
    .where(inArray(users.id, known))
  return new Map(found.map(({ id, name, email }) => [id, { user_id: String(id), name, email }]))
}

const list = handle('opsSignIns', async ({ db, fields }) => {
  const { p = 1, page_size: pageSize = PAGE_SIZE, user_id: asked, kind } = fields
  const userId = asked === undefined ? undefined : BigInt(asked)
  const { rows, total } = await listSignIns(db, { userId, kind, p, pageSize })
  const accounts = await accountsOf(
    db,
    rows.map((row) => row.userId),
  )
  const found = rows.map((row) => ({
    ...presentSignIn(row),
    account: (row.userId !== null && accounts.get(row.userId)) || null,
  }))
  return { list: found, count: total, p, page_size: pageSize }
})

export const signInHandlers: readonly CallHandler[] = [list]

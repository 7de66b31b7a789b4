import { inArray } from 'drizzle-orm'
import { listSignIns, presentSignIn } from '../account/sign-in/sign-in-events'
import { mailAddress, users } from '../../kernel/db/schema/accounts'
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
    .select({ id: users.id, name: users.firstname, email: mailAddress })
    .from(users)
    .where(inArray(users.id, known))
  return new Map(found.map(({ id, name, email }) => [id, { user_id: String(id), name, email }]))
}

const list = handle('opsSignIns', ({ db, fields: { user_id: asked, ...fields } }) => {
  const userId = asked === undefined ? undefined : BigInt(asked)
  return listSignIns(db, { ...fields, userId }, async (rows) => {
    const accounts = await accountsOf(
      db,
      rows.map((row) => row.userId),
    )
    return rows.map((row) => ({
      ...presentSignIn(row),
      account: (row.userId !== null && accounts.get(row.userId)) || null,
    }))
  })
})

export const signInHandlers: readonly CallHandler[] = [list]

import { and, eq, type SQL } from 'drizzle-orm'
import { users } from '../../kernel/db/schema/accounts'
import type { Db } from '../../kernel/db/types'

type User = typeof users.$inferSelect
type Changes = { readonly [K in keyof Omit<User, 'id' | 'invitationCode' | 'createdAt'>]?: User[K] | SQL }

/** Changes an account; nothing happens without changes. Callers that read it before have locked it. */
export async function changeUser(db: Db, userId: bigint, changes: Changes): Promise<void> {
  if (Object.keys(changes).length > 0) await db.update(users).set(changes).where(eq(users.id, userId))
}

/** Makes a buyer a seller; an account with another role keeps it. */
export async function makeSeller(db: Db, userId: bigint): Promise<void> {
  await db
    .update(users)
    .set({ role: 'seller' })
    .where(and(eq(users.id, userId), eq(users.role, 'buyer')))
}

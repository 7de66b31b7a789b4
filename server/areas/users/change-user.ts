import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
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

/** Changes a guest. False if the user is no guest (any more); fails if the e-mail address of an account is taken. */
export async function changeGuest(db: Db, userId: bigint, changes: Changes): Promise<boolean> {
  const changed = await db
    .update(users)
    .set(changes)
    .where(and(eq(users.id, userId), isNotNull(users.guestEmail)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Deletes users of whom nothing is left. */
export async function deleteUsers(db: Db, ids: readonly bigint[]): Promise<void> {
  if (ids.length > 0) await db.delete(users).where(inArray(users.id, [...ids]))
}

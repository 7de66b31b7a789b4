import { eq } from 'drizzle-orm'
import { users } from '../../kernel/db/schema/accounts'
import type { Db } from '../../kernel/db/types'

/** The name of an account; empty for none, and for an erased one. */
export async function nameOf(db: Db, userId: bigint | null): Promise<string> {
  if (userId === null) return ''
  const [user] = await db.select({ name: users.firstname }).from(users).where(eq(users.id, userId))
  return user?.name ?? ''
}

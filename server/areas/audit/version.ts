/**
 * The version of what several people read and write: who saves or decides about another one than there is now gets a
 * refusal, and changes nothing [rule.seller-save] [rule.ops-version].
 */
import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { users } from '../../kernel/db/schema/accounts'
import type { Db } from '../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'

interface Edited {
  readonly version: number
  readonly updatedAt: Date
  /** Null: unknown. */
  readonly updatedBy: bigint | null
}

/** The name of an account; empty for none, and for an erased one. */
export async function nameOf(db: Db, userId: bigint | null): Promise<string> {
  if (userId === null) return ''
  const [user] = await db.select({ name: users.firstname }).from(users).where(eq(users.id, userId))
  return user?.name ?? ''
}

/** Throws 2000018 changed with the current version, its time and its author, unless `read` is the current one. */
export async function requireSame(db: Db, row: Edited, read: number | null | undefined): Promise<void> {
  if (read === row.version) return
  throw new Refusal(Code.operationFailed, {
    reason: 'changed',
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by_name: await nameOf(db, row.updatedBy),
  })
}

/** The same for a save, of a row that is locked; and throws 1000009 without a version. */
export async function requireVersion(db: Db, row: Edited, sent: number | undefined): Promise<void> {
  if (sent === undefined) throw fieldRefusal(Code.missingParameters, [{ field: 'version', rule: 'required' }])
  await requireSame(db, row, sent)
}

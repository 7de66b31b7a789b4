/** Versions of what operators edit: two who edit at once do not overwrite each other [rule.ops-version]. */
import { inArray } from 'drizzle-orm'
import { users } from '../../kernel/db/schema/accounts'
import type { Db } from '../../kernel/db/types'
import type { By } from './by'

interface Edited {
  readonly version: number
  readonly updatedAt: Date
  /** Null: unknown. */
  readonly updatedBy: bigint | null
}

interface Stamp {
  readonly version: number
  readonly updated_at: string
  readonly updated_by_name: string
}

/** The names of accounts by their ids. */
export async function namesOf(db: Db, ids: readonly (bigint | null)[]): Promise<ReadonlyMap<bigint, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const found = await db.select({ id: users.id, name: users.firstname }).from(users).where(inArray(users.id, known))
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** The version of each row, and the name of the account that made it. */
export async function stampsOf<R extends Edited>(db: Db, found: readonly R[]): Promise<(R & { stamp: Stamp })[]> {
  const names = await namesOf(
    db,
    found.map(({ updatedBy }) => updatedBy),
  )
  return found.map((row) => ({
    ...row,
    stamp: {
      version: row.version,
      updated_at: row.updatedAt.toISOString(),
      updated_by_name: row.updatedBy === null ? '' : (names.get(row.updatedBy) ?? ''),
    },
  }))
}

/** The columns of the next version. */
export const nextVersion = ({ version }: Pick<Edited, 'version'>, { userId, at }: By) => ({
  version: version + 1,
  updatedAt: at,
  updatedBy: userId,
})

/** The columns of the first one. */
export const firstVersion = (by: By) => nextVersion({ version: 0 }, by)

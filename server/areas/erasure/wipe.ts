/** Applies the lists of `rules.ts`, table by table. Every step can be repeated: it then finds nothing. */
import { dropUpload, dropUploads } from '../uploads/keep'
import { sql, type SQL } from 'drizzle-orm'
import { rows } from '../../kernel/db/rows'
import type { Db, Tx } from '../../kernel/db/types'
import { TABLES } from './retention-rules'

/** The condition of a rule for one account. */
export function rowsOf(condition: string, userId: bigint): SQL {
  const parts = condition.split('$user').map((part) => sql.raw(part))
  return sql.join(parts, sql`${userId}::bigint`)
}

/** `name = …, other = …` for a list of columns with their new values. */
const changes = (columns: Readonly<Record<string, string>>): SQL =>
  sql.raw(
    Object.entries(columns)
      .map(([column, value]) => `"${column}" = ${value}`)
      .join(', '),
  )

/**
 * Deletes and anonymises an account's data by the lists, in the caller's transaction. Returns the names of files that
 * are no longer referenced.
 */
export async function wipe(tx: Tx, userId: bigint): Promise<string[]> {
  const gone = await dropUploads(tx, rowsOf(ofTable('uploads'), userId))
  for (const [table, rule] of TABLES) {
    if (rule.of === undefined || table === 'uploads') continue
    const mine = rowsOf(rule.of, userId)
    if (rule.deleted) await tx.execute(sql`delete from ${sql.identifier(table)} where ${mine}`)
    if (rule.anonymous) {
      await tx.execute(sql`update ${sql.identifier(table)} set ${changes(rule.anonymous)} where ${mine}`)
    }
  }
  return gone
}

function ofTable(name: string): string {
  const [, rule] = TABLES.find(([table]) => table === name) ?? []
  if (rule?.of === undefined) throw new Error(`no rows of a person in ${name}`)
  return rule.of
}

const ERASED = sql.raw('user_id in (select id from users where erased_at is not null)')

/** Names of proof files of erased accounts, in rows from before this time. */
export async function filesRetained(db: Db, before: Date): Promise<string[]> {
  const old = sql`created_at < ${before.toISOString()}::timestamptz`
  const found = await rows<{ name: string }>(
    db,
    sql`select name from uploads where ${ERASED} and (
      exists (select from refunds r where r.user_id = uploads.user_id and r.images @> to_jsonb(uploads.name) and r.${old})
      or exists (
        select from wallet_records w where w.user_id = uploads.user_id and w.proof = uploads.name and w.${old}))`,
  )
  return found.map(({ name }) => name)
}

/** Removes data of erased accounts whose legal retention ended at `before`, including references to these files. */
export async function wipeRetained(tx: Tx, files: readonly string[], before: Date): Promise<void> {
  const old = sql`created_at < ${before.toISOString()}::timestamptz`
  for (const name of files) await dropUpload(tx, name)
  for (const [table, { retained }] of TABLES) {
    if (retained === undefined) continue
    const stale = Object.entries(retained).map(([column, value]) => `"${column}" is distinct from ${value}`)
    await tx.execute(
      sql`update ${sql.identifier(table)} set ${changes(retained)}
        where ${ERASED} and ${old} and (${sql.raw(stale.join(' or '))})`,
    )
  }
}

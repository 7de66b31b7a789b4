/** The migrations that a database has run. Drizzle's migrator checks only the time of the newest. */
import { sql } from 'drizzle-orm'
import { knownMigrations, type Migration } from './migrations'
import { rows } from './rows'
import type { Db } from './types'
import { one } from '@contract/rules/lists'

export interface Remembered {
  /** sha256 of the migration's file. */
  readonly hash: string
  /** The migration's position, in milliseconds since 1970. */
  readonly when: number
}

/** A database whose history does not match this program. The message is the line for the operator. */
export class SchemaError extends Error {}

/** The migrations that the database has run, oldest first; none for a new one. */
export async function remembered(db: Db): Promise<Remembered[]> {
  const { present } = one(
    await rows<{ present: boolean }>(
      db,
      sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
    ),
  )
  if (!present) return []
  const found = await rows<{ hash: string; created_at: string | number }>(
    db,
    sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at, id`,
  )
  return found.map(({ hash, created_at: when }) => ({ hash, when: Number(when) }))
}

const dayOf = (when: number) => new Date(when).toISOString().slice(0, 10)

function refuseUnknown(had: readonly Remembered[], known: readonly Migration[]): void {
  const stranger = had.find(({ hash }) => known.every(({ sha256 }) => sha256 !== hash))
  if (!stranger) return
  const name = `${stranger.hash.slice(0, 12)} of ${dayOf(stranger.when)}`
  throw new SchemaError(
    `the database has had the migration ${name}, which this version of Souk does not have: start the version that made it, or a newer one, or restore a backup`,
  )
}

/** The migrator checks only the time of the newest, and would skip it. */
function refuseGaps(had: readonly Remembered[], known: readonly Migration[]): void {
  const newest = had.at(-1)?.when ?? -Infinity
  const missing = known.find(({ sha256, when }) => when <= newest && had.every(({ hash }) => hash !== sha256))
  if (!missing) return
  throw new SchemaError(
    `the database has had later migrations, but never ${missing.tag}: a version that was never released made it; restore a backup from before`,
  )
}

/** Throws a SchemaError if the database has run a migration that this program lacks, or lacks one before its newest. */
export function refuseStrangers(had: readonly Remembered[]): void {
  const known = knownMigrations()
  refuseUnknown(had, known)
  refuseGaps(had, known)
}

/**
 * Repairs databases from before the first release, when `0000_initial.sql` was still changed in place: the sha256
 * stored in such a database says what it lacks, and which of the current migrations it already has.
 */
import { sql } from 'drizzle-orm'
import { SchemaError, type Remembered } from './history'
import { knownMigrations, statementsOf } from './migrations'
import { transaction } from './transaction'
import type { Db } from './types'

interface Repair {
  /** The file of migrations/repairs to run first. */
  readonly run?: string
  /** The migrations that are done after it. */
  readonly has: readonly string[]
}

const REPAIRS: Readonly<Record<string, Repair>> = {
  // without a wishlist
  e00943a7e5f1af38aea49ce160541420a49b9660dfe94a77b30c2a9ec00f8448: { run: 'favourites.sql', has: ['0000_initial'] },
  // with the tables of uploads in it
  '06c7453185cdda78d73310a62f8738c1e9bae0c15232284a297e4ac81258c46c': {
    has: ['0000_initial', '0001_profile_and_uploads'],
  },
}

/** They are older than the first server that could be started, so there can be no orders. */
const BEFORE_THE_FIRST_SERVER: readonly string[] = [
  '2d01455ccc5466da03a6014a545f4600abba3e7c7c01b043c9b7cd74dc319ab1',
  'a2d7d43208faf8881bc06183e593f531a6dab77f9d4582f9037a742fdad4a8af',
]

/**
 * Brings a database that began with a rewritten migration to the current history, in one transaction. Others are
 * unchanged. Throws a SchemaError for one from before the first server.
 */
export async function repair(db: Db, had: readonly Remembered[]): Promise<void> {
  for (const { hash } of had) {
    if (BEFORE_THE_FIRST_SERVER.includes(hash)) {
      throw new SchemaError('the database was made before the first server and holds no shop: begin with an empty one')
    }
    const found = Object.hasOwn(REPAIRS, hash) ? REPAIRS[hash] : undefined
    if (found) await apply(db, hash, found)
  }
}

async function apply(db: Db, hash: string, { run, has }: Repair): Promise<void> {
  const known = knownMigrations().filter(({ tag }) => has.includes(tag))
  await transaction(db, async (tx) => {
    for (const statement of run === undefined ? [] : statementsOf('repairs', run)) await tx.execute(sql.raw(statement))
    await tx.execute(sql`delete from drizzle.__drizzle_migrations where hash = ${hash}`)
    for (const { sha256, when } of known) {
      await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${sha256}, ${when})`)
    }
  })
}

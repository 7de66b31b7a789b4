/** Statements over many old rows, some thousands at a time: each is short, and no lock is held for long. */
import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rows } from './rows'
import type { Db } from './types'

/** How many rows one statement changes. */
const BATCH = 5_000

/** The physical places of the first rows that match; rows that others have locked are left to them. */
const first = (table: PgTable, where: SQL) =>
  sql`ctid = any(array(select ctid from ${table} where ${where} limit ${BATCH} for update skip locked))`

/** Runs a statement that returns its rows until it finds fewer than a batch. Returns how many there were. */
async function repeat(db: Db, statement: SQL): Promise<number> {
  for (let all = 0; ;) {
    const changed = await rows(db, statement)
    all += changed.length
    if (changed.length < BATCH) return all
  }
}

/** Deletes all rows that match, each batch in its own transaction. Returns how many. */
export const deleteInBatches = (db: Db, table: PgTable, where: SQL): Promise<number> =>
  repeat(db, sql`delete from ${table} where ${first(table, where)} returning 1 as done`)

/** Updates all rows that match, likewise. What is set must make them match no more. */
export const updateInBatches = (db: Db, table: PgTable, set: SQL, where: SQL): Promise<number> =>
  repeat(db, sql`update ${table} set ${set} where ${first(table, where)} returning 1 as done`)

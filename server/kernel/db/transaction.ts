import { sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { isRetryable } from './errors'
import { nameAs } from './names'
import type { Db, Tx } from './types'

const ATTEMPTS = 5
const BACK_OFF_MS = 10

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Runs `work` in one transaction, and retries on a serialization failure or a deadlock, at most five times in all.
 * Inside a transaction `work` joins it: the outermost one commits and retries. `work` must only use the database,
 * through the given transaction: on the embedded engine any other connection waits for its end.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db instanceof PgTransaction) return work(db as Tx)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => {
        nameAs(db, tx)
        return work(tx)
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
      await pause(BACK_OFF_MS * 2 ** attempt * Math.random())
    }
  }
}

/** As `transaction`, for work that may take longer than a statement of a request. */
export const atLength = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    return work(tx)
  })

import { sql } from 'drizzle-orm'
import { until } from '../../tests/support/until'
import type { Tx } from '../kernel/db/types'
import type { Market } from './market'

/**
 * Begins `second` while the transaction of `first` is open, and ends that once the second waits, or is through. On the embedded
 * engine, where one waits for the other anyway, the second begins afterwards.
 */
export async function during<T>(
  { db, database }: Pick<Market, 'db' | 'database'>,
  first: (tx: Tx) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  if (database.engine !== 'postgres') {
    await db.transaction(first)
    return second()
  }
  let ended = false
  let begun: Promise<T> | undefined
  await db.transaction(async (tx) => {
    await first(tx)
    begun = second().finally(() => {
      ended = true
    })
    begun.catch(() => undefined)
    await until('the second waits for the first', async () => {
      const { rows } = (await db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )) as { rows: unknown[] }
      return ended || rows.length > 0
    })
  })
  if (!begun) throw new Error('the second has not begun')
  return begun
}

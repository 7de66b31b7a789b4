/** How many statements a server sends to its database, whichever engine it is: begin and commit count, too. */
import { NoopLogger } from 'drizzle-orm/logger'
import type { Database } from '../../server/kernel/db/types'

let sent = 0

/** The embedded engine begins and ends its transactions by itself, unseen by drizzle. */
const FRAME = 2

/** Counts from now on what is sent to this database, and to any other of the process. */
export function listen({ db, engine }: Database): void {
  NoopLogger.prototype.logQuery = () => {
    sent += 1
  }
  if (engine === 'postgres') return
  const transaction = db.transaction.bind(db)
  db.transaction = (...asked) => {
    sent += FRAME
    return transaction(...asked)
  }
}

/** The statements that are sent during the work, and its result. */
export async function countSent<T>(work: () => Promise<T>): Promise<{ result: T; statements: number }> {
  const before = sent
  const result = await work()
  return { result, statements: sent - before }
}

/** Databases in which statements are not prepared by name: a pooler in between gives each transaction another connection. */
import type { Db } from './types'

const unnamed = new WeakSet<Db>()

export const leaveUnnamed = (db: Db): void => void unnamed.add(db)

/** A transaction names its statements exactly if its database does. */
export function nameAs(db: Db, tx: Db): void {
  if (unnamed.has(db)) leaveUnnamed(tx)
}

/** The name under which a statement is prepared; empty: it is not. */
export const nameFor = (db: Db, name: string): string => (unnamed.has(db) ? '' : name)

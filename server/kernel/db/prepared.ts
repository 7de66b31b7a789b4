/** Statements that are built once per database and run many times: building one costs more than running it. */
import { nameFor } from './names'
import type { Db } from './types'

/** Above this number, statements are not named, so that a crawler cannot fill the database's memory with plans. */
const MAX_NAMED = 200

const statements = new WeakMap<Db, Map<string, unknown>>()

/** The statement with this name, else the one that `build` creates. `build` gets the name for `.prepare`. */
export function prepared<T>(db: Db, name: string, build: (name: string) => T): T {
  const known = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, known)
  // A name always belongs to one builder, so only the caller knows its type.
  if (known.has(name)) return known.get(name) as T
  if (known.size >= MAX_NAMED) return build('')
  const statement = build(nameFor(db, name))
  known.set(name, statement)
  return statement
}

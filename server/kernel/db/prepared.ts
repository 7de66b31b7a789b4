/** Statements that are built once per database and run many times: building one costs more than running it. */
import { sql } from 'drizzle-orm'
import { nameFor } from './names'
import type { Db } from './types'

/** Above this number of shapes, statements are not named, so that a crawler cannot fill the database's memory with plans. */
const MAX_SHAPES = 200

type Built = Map<string, unknown>

const fixed = new WeakMap<Db, Built>()
const shaped = new WeakMap<Db, Built>()

function builtIn(all: WeakMap<Db, Built>, db: Db): Built {
  const known = all.get(db) ?? new Map<string, unknown>()
  all.set(db, known)
  return known
}

function oneOf<T>(built: Built, db: Db, name: string, build: (name: string) => T): T {
  // A name always belongs to one builder, so only the caller knows its type.
  if (built.has(name)) return built.get(name) as T
  const statement = build(nameFor(db, name))
  built.set(name, statement)
  return statement
}

/** The statement with this name, else the one that `build` creates. `build` gets the name for `.prepare`. */
export const prepared = <T>(db: Db, name: string, build: (name: string) => T): T =>
  oneOf(builtIn(fixed, db), db, name, build)

/** The same for a statement whose text depends on what is asked for: `shape` says on what. */
export function preparedAs<T>(db: Db, name: string, shape: string, build: (name: string) => T): T {
  const built = builtIn(shaped, db)
  const full = `${name}:${shape}`
  return built.size < MAX_SHAPES || built.has(full) ? oneOf(built, db, full, build) : build('')
}

/** Ids that a prepared statement gets as a list of strings: `id = ${anyId('ids')}`. */
export const anyId = (name: string) => sql`any(${sql.placeholder(name)}::bigint[])`

/** Texts that a prepared statement gets as a JSON array: `word = ${anyText('words')}`. */
export const anyText = (name: string) =>
  sql`any(array(select json_array_elements_text(${sql.placeholder(name)}::json)))`

/** The common query of all lists that operators decide [field.request.parts]. */
import { OUTCOMES, type Outcome } from '@contract/base/outcomes'
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Code } from '@contract/base/codes'
import type { OpsRequest } from '@contract/entities/ops'
import type { Db } from '../../kernel/db/types'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import type { Decidable, Place } from './decidable'
import { readPage, rowsOf, type Ordered } from '../../kernel/http/paging'

/** The filter and the order of the rows. */
interface Asked {
  readonly where: SQL | undefined
  readonly orderBy: SQL[]
}

/** What an area defines for its requests. */
interface Requests<Row> {
  readonly table: PgTable
  readonly columns: Readonly<Record<'id' | 'createdAt' | 'decidedAt', AnyPgColumn>>
  /** The rows of the list; all rows if omitted. */
  readonly among?: SQL
  /** Which of them are on the list now, if not all; an operator can decide the others by their id. */
  listed?(now: Date): SQL
  /** -1 failed, 0 under review, 1 success. */
  inState(state: Outcome): SQL
  select(db: Db, asked: Asked): Ordered<Row>
  present(db: Db, rows: readonly Row[], place: Place): Promise<OpsRequest[]>
}

/** Pending requests first, oldest first; then decided ones, newest first. */
function pendingFirst({
  columns: { id, createdAt, decidedAt },
  inState,
}: Pick<Requests<never>, 'columns' | 'inState'>) {
  const pending = inState(OUTCOMES.pending)
  return [
    desc(pending),
    asc(sql`case when ${pending} then ${createdAt} end`),
    asc(sql`case when ${pending} then ${id} end`),
    desc(sql`coalesce(${decidedAt}, ${createdAt})`),
    desc(id),
  ]
}

/** Lists these requests for operators, and finds one of them. */
export function requestList<Row>(requests: Requests<Row>): Pick<Decidable, 'list' | 'find'> {
  const { table, columns, among, listed, inState, select, present } = requests
  const orderBy = pendingFirst(requests)
  return {
    async list(db, { state, p, page_size }, place) {
      const where = and(among, listed?.(place.now), state === undefined ? undefined : inState(state))
      return readPage(
        { p, page_size },
        {
          total: db.select({ total: count() }).from(table).where(where),
          rows: select(db, { where, orderBy }),
          present: (rows) => present(db, rows, place),
        },
      )
    },

    async find(db, id, place) {
      const rows = await rowsOf(select(db, { where: and(among, eq(columns.id, id)), orderBy }), { p: 1, pageSize: 1 })
      const [found] = await present(db, rows, place)
      return found ?? null
    },
  }
}

/** Locks the row of a pending request. Throws 2000019 if there is none, and not_allowed if it was decided. */
export function requirePending<Row>(row: Row | undefined, isPending: (row: Row) => boolean): Row {
  if (!row) throw new Refusal(Code.notFound)
  if (!isPending(row)) throw operationFailed('not_allowed')
  return row
}

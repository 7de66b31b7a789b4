/**
 * The order of a list by the key of its entries, and where it goes on after one of them [wire.page-key]. An order ends
 * with a unique column, so each entry has its own place; what comes or goes before it moves nothing after it.
 */
import { asc, desc, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { fieldRefusal } from './refusal'

type KeyValue = bigint | number | Date

interface Part {
  /** What is ordered by. */
  readonly by: SQLWrapper
  /** The column whose type it has. */
  readonly like: Column
  readonly falls: boolean
}

interface RowPart<Row> extends Part {
  readonly of: (row: Row) => KeyValue
}

/** The order of rows that have their key in a column of its own. */
export interface SqlOrder {
  readonly parts: readonly Part[]
  readonly sorted: SQL[]
}

export interface ListOrder<Row> extends SqlOrder {
  readonly parts: readonly RowPart<Row>[]
}

const INT_MAX = 2_147_483_647n
/** PostgreSQL reads no later year in ISO 8601. */
const TIME_END = Date.UTC(10_000, 0)

export const falling = <Row>(like: Column, of: (row: Row) => KeyValue, by: SQLWrapper = like): RowPart<Row> => ({
  ...{ by, like, falls: true, of },
})

export const rising = <Row>(like: Column, of: (row: Row) => KeyValue, by: SQLWrapper = like): RowPart<Row> => ({
  ...{ by, like, falls: false, of },
})

const sorting = (parts: readonly Part[]) => parts.map(({ by, falls }) => (falls ? desc(by) : asc(by)))

/** An order by these columns, the last of which is unique. None of them is null. */
export const listOrder = <Row>(...parts: readonly RowPart<Row>[]): ListOrder<Row> => ({ parts, sorted: sorting(parts) })

/** The same, for a statement that selects `keyIn`. */
export const sqlOrder = (...parts: readonly Part[]): SqlOrder => ({ parts, sorted: sorting(parts) })

/** The key of a row as a column of a statement. */
export function keyIn({ parts }: SqlOrder): SQL<string> {
  const texts = parts.map(({ by, like }) =>
    like.dataType === 'date' ? sql`(extract(epoch from ${by}) * 1000)::bigint` : sql`${by}`,
  )
  return sql<string>`concat_ws('.', ${sql.join(texts, sql`, `)})`
}

const wrongKey = () => fieldRefusal(Code.invalidParameter, [{ field: 'after', rule: 'format' }])

/** As answers and requests have it. */
export const keyOf = <Row>({ parts }: ListOrder<Row>, row: Row): string =>
  parts
    .map(({ of }) => {
      const value = of(row)
      return String(typeof value === 'object' ? value.getTime() : value)
    })
    .join('.')

/** The value of a column; throws 1000008 at `after` for one that it cannot have. */
function valueOf({ dataType }: Pick<Column, 'dataType'>, text: string): KeyValue {
  const whole = BigInt(text)
  if (dataType === 'bigint') return whole
  if (dataType === 'date') {
    if (whole < 0n || whole >= BigInt(TIME_END)) throw wrongKey()
    return new Date(Number(whole))
  }
  if (whole > INT_MAX || whole < -INT_MAX) throw wrongKey()
  return Number(whole)
}

/** The values of a key, in the order of the parts. Throws 1000008 at `after` for a key of another list. */
export function valuesOf({ parts }: SqlOrder, key: string): KeyValue[] {
  const texts = key.split('.')
  if (texts.length !== parts.length) throw wrongKey()
  return parts.map(({ like }, place) => valueOf(like, texts[place] ?? ''))
}

/** The condition that an entry comes after that of the key; values may be placeholders. */
export function comesAfter({ parts }: SqlOrder, values: readonly unknown[]): SQL {
  const [first, ...others] = parts.map((part, place) => ({ ...part, value: sql.param(values[place], part.like) }))
  if (!first) throw new RangeError('an order has a column')
  const { by, value, falls } = first
  const beyond = falls ? sql`${by} < ${value}` : sql`${by} > ${value}`
  if (others.length === 0) return beyond
  if (others.every((part) => part.falls === falls)) {
    const all = [first, ...others]
    // in one comparison, which an index in this order answers
    const columns = sql.join(
      all.map((part) => part.by),
      sql`, `,
    )
    const place = sql.join(
      all.map((part) => part.value),
      sql`, `,
    )
    return falls ? sql`(${columns}) < (${place})` : sql`(${columns}) > (${place})`
  }
  const rest = comesAfter({ parts: parts.slice(1), sorted: [] }, values.slice(1))
  const upTo = falls ? sql`${by} <= ${value}` : sql`${by} >= ${value}`
  return sql`(${upTo} and (${beyond} or ${rest}))`
}

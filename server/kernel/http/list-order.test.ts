import { PgDialect } from 'drizzle-orm/pg-core'
import { Code } from '@contract/base/codes'
import { notices } from '../db/schema/notices'
import { products } from '../db/schema/catalogue'
import { comesAfter, falling, keyOf, listOrder, rising, valuesOf } from './list-order'

interface Row {
  readonly at: Date
  readonly id: bigint
  readonly rate: number
}

const AT = new Date('2026-11-20T10:00:00.123Z')
const row: Row = { at: AT, id: 42n, rate: -3 }
const byTime = falling<Row>(notices.createdAt, ({ at }) => at)
const byId = falling<Row>(notices.id, ({ id }) => id)
const newest = listOrder(byTime, byId)
const sqlOf = (part: Parameters<PgDialect['sqlToQuery']>[0]) => new PgDialect().sqlToQuery(part)
const refused = expect.objectContaining({ code: Code.invalidParameter }) as Error

it('writes the key of an entry, and reads it back unchanged [wire.page-key]', () => {
  const order = listOrder(
    byTime,
    rising<Row>(products.rate, ({ rate }) => rate),
    byId,
  )
  const key = keyOf(order, row)
  expect(key).toBe(`${AT.getTime()}.-3.42`)
  expect(valuesOf(order, key)).toEqual([AT, -3, 42n])
})

it.each(['1', '1.2.3', '-1.5', '999999999999999999.1'])('refuses a key of another list: %s', (key) => {
  expect(() => valuesOf(newest, key)).toThrow(refused)
})

it('refuses a number that its column cannot have', () => {
  expect(() => valuesOf(listOrder(rising<Row>(products.rate, ({ rate }) => rate)), '2147483648')).toThrow(refused)
})

it('goes on in one comparison where all columns go one way, as an index does', () => {
  const { sql, params } = sqlOf(comesAfter(newest, [AT, 42n]))
  expect(sql).toBe('("notices"."created_at", "notices"."id") < ($1, $2)')
  expect(params).toEqual([AT.toISOString(), 42n])
})

it('goes on column by column where they go different ways', () => {
  const mixed = listOrder(
    rising<Row>(notices.createdAt, ({ at }) => at),
    byId,
  )
  expect(sqlOf(comesAfter(mixed, [AT, 42n])).sql).toBe(
    '("notices"."created_at" >= $1 and ("notices"."created_at" > $2 or "notices"."id" < $3))',
  )
})

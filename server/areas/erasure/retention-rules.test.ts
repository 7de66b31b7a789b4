import { sql } from 'drizzle-orm'
import { rows } from '../../kernel/db/rows'
import type { Database } from '../../kernel/db/types'
import { createTestDatabase } from '../../testing/database'
import { columnsOf, MINE, withheldOf } from './retention'
import { TABLES } from './retention-rules'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const WHAT_TO_DO =
  'say what becomes of it when an account is erased: a line in server/areas/erasure/rules-people.ts, -purchases.ts or -shop.ts'

async function columns(): Promise<string[]> {
  const found = await rows<{ name: string }>(
    database.db,
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' order by 1`,
  )
  return found.map(({ name }) => name)
}

describe('the rule of each column when an account is erased [rule.erased]', () => {
  it('is defined for every existing column', async () => {
    const named = TABLES.flatMap(([table, rule]) => columnsOf(rule).map((column) => `${table}.${column}`))
    const missing = (await columns()).filter((column) => !named.includes(column))
    expect(missing.map((column) => `${column}: ${WHAT_TO_DO}`)).toEqual([])
  })

  it('is defined once, and for no column that does not exist', async () => {
    const there = await columns()
    const named = TABLES.flatMap(([table, rule]) => columnsOf(rule).map((column) => `${table}.${column}`))
    expect(named.filter((column) => !there.includes(column))).toEqual([])
    expect(named.filter((column, index) => named.indexOf(column) !== index)).toEqual([])
  })

  it('withholds only existing columns', () => {
    for (const [, rule] of TABLES) expect(columnsOf(rule)).toEqual(expect.arrayContaining(withheldOf(rule)))
  })

  it('names whose the rows are wherever something happens to them', () => {
    const acting = TABLES.filter(
      ([, { deleted, anonymous, retained, file }]) => deleted ?? anonymous ?? retained ?? file,
    )
    expect(acting.filter(([, { of }]) => of?.includes('$user') !== true)).toEqual([])
    // expired retention is ended for all accounts in one statement
    expect(acting.filter(([, { retained, of }]) => retained !== undefined && of !== MINE)).toEqual([])
  })
})

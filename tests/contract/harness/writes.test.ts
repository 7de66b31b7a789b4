import { sql } from 'drizzle-orm'
import { rows } from '../../../server/kernel/db/rows'
import { transaction } from '../../../server/kernel/db/transaction'
import type { Database } from '../../../server/kernel/db/types'
import { createTestDatabase } from '../../../server/testing/database'
import { recordWrites } from './writes'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
  await recordWrites(database.db)
})

afterAll(() => database.close())

/** The tables that a statement is recorded for. */
async function recordedFor(statement: string, { kept = true } = {}): Promise<string[]> {
  const { db } = database
  await db.execute(sql`delete from harness.writes`)
  await transaction(db, async (tx) => {
    await tx.execute(sql.raw(statement))
    if (!kept) throw new RangeError('undone')
  }).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error
  })
  const written = await rows<{ of_table: string }>(db, sql`select of_table from harness.writes order by id`)
  return written.map(({ of_table }) => of_table)
}

const INSERT = "insert into search_synonyms (language, words) values ('en', array['cup', 'mug'])"

it.each([
  ['an insert', INSERT],
  ['an update', "update search_synonyms set words = array['cup', 'jug'] where language = 'en'"],
  ['a deletion', "delete from search_synonyms where language = 'en'"],
])('records %s with its table', async (_, statement) => {
  expect(await recordedFor(statement)).toEqual(['search_synonyms'])
})

it.each([
  ['a statement that hits no row', "delete from search_synonyms where language = 'none'", true],
  ['what was rolled back', INSERT, false],
  ['a table that changes by itself', "insert into settings (name, value) values ('x', '1')", true],
])('does not record %s', async (_, statement, kept) => {
  expect(await recordedFor(statement, { kept })).toEqual([])
})

import { sql } from 'drizzle-orm'
import { openEmbedded } from './embedded'
import type { Database } from './types'

const QUERIES = 20
let database: Database

beforeAll(async () => {
  database = await openEmbedded(null)
})

afterAll(() => database.close())

/** The number of turns that the event loop makes meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let goesOn = true
  const count = () => {
    turns += 1
    if (goesOn) setImmediate(count)
  }
  setImmediate(count)
  await work()
  goesOn = false
  return turns
}

it('lets the event loop turn before each query, so that requests are read and refused meanwhile', async () => {
  const { db } = database
  const inTurn = async (of: Pick<typeof db, 'execute'>) => {
    for (let each = 0; each < QUERIES; each += 1) await of.execute(sql`select 1`)
  }
  expect(await turnsDuring(() => inTurn(db))).toBeGreaterThanOrEqual(QUERIES)
  expect(await turnsDuring(() => db.transaction(inTurn))).toBeGreaterThanOrEqual(QUERIES)
})

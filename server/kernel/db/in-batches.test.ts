import { eq, lte, sql } from 'drizzle-orm'
import { createTestDatabase } from '../../testing/database'
import { deleteInBatches, updateInBatches } from './in-batches'
import { sentCounts } from './schema/sign-in'
import { one } from '@contract/rules/lists'
import { rows } from './rows'
import type { Database } from './types'

const NOW = new Date('2026-11-24T10:00:00.000Z')
const MANY = 12_000

describe.each(['embedded', 'quickest'] as const)('rows by batches, on the %s engine', (engine) => {
  let database: Database

  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  const count = async () =>
    one(
      await rows<{ all: number; zero: number }>(
        database.db,
        sql`
      select count(*)::int as all, count(*) filter (where sent = 0)::int as zero from ${sentCounts}`,
      ),
    )

  it('changes and deletes all that match, and nothing else', async () => {
    await database.db.execute(sql`
      insert into ${sentCounts} (key_hash, sent, until)
      select n::text, 1, ${NOW.toISOString()}::timestamptz + make_interval(secs => case when n > ${MANY} then 1 else 0 end)
      from generate_series(1, ${MANY + 3}) n`)
    const over = lte(sentCounts.until, NOW)
    const open = sql`${over} and ${eq(sentCounts.sent, 1)}`
    expect(await updateInBatches(database.db, sentCounts, sql`sent = 0`, open)).toBe(MANY)
    expect(await count()).toEqual({ all: MANY + 3, zero: MANY })
    expect(await deleteInBatches(database.db, sentCounts, over)).toBe(MANY)
    expect(await count()).toEqual({ all: 3, zero: 0 })
    expect(await deleteInBatches(database.db, sentCounts, over)).toBe(0)
  })
})

import { sql } from 'drizzle-orm'
import { createTestDatabase } from '../../testing/database'
import { bringUpToDate } from './bring-up-to-date'
import { remembered } from './history'
import { knownMigrations } from './migrations'
import type { Database } from './types'

describe('the history of a database', () => {
  let database: Database
  const never = jest.fn(async () => undefined)
  const open = () => bringUpToDate(database.db, never)

  beforeEach(async () => {
    never.mockClear()
    database = await createTestDatabase()
  })
  afterEach(() => database.close())

  it('matches sums.json after its migration, so it is accepted', async () => {
    const known = knownMigrations().map(({ sha256: hash, when }) => ({ hash, when }))
    expect(await remembered(database.db)).toEqual(known)
    await open()
    expect(never).toHaveBeenCalledTimes(1)
  })

  it('is refused by name, before anything runs, with a migration that this program does not have', async () => {
    const hash = 'c0ffee'.repeat(10) + 'beef'
    const when = Date.UTC(2031, 4, 6, 7)
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`,
    )
    await expect(open()).rejects.toThrow('has had the migration c0ffeec0ffee of 2031-05-06')
    expect(never).not.toHaveBeenCalled()
  })

  it('is refused with a gap, which the migrator would pass over', async () => {
    await database.db.execute(
      sql`delete from drizzle.__drizzle_migrations where id = (select min(id) + 1 from drizzle.__drizzle_migrations)`,
    )
    await expect(open()).rejects.toThrow('never 0001_profile_and_uploads')
    expect(never).not.toHaveBeenCalled()
  })

  it.each([
    '2d01455ccc5466da03a6014a545f4600abba3e7c7c01b043c9b7cd74dc319ab1',
    'a2d7d43208faf8881bc06183e593f531a6dab77f9d4582f9037a742fdad4a8af',
  ])('is refused from before the first server (%s), with a way on', async (hash) => {
    await database.db.execute(sql`update drizzle.__drizzle_migrations set hash = ${hash} where id = 1`)
    await expect(open()).rejects.toThrow('begin with an empty one')
    expect(never).not.toHaveBeenCalled()
  })
})

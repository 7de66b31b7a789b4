import { asc, isNotNull, sql } from 'drizzle-orm'
import { createTestDatabase } from '../../testing/database'
import { statementsOf } from './migrations'
import { users } from './schema/accounts'
import { categories } from './schema/catalogue'
import type { Database } from './types'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const migrate = () =>
  database.db.transaction(async (tx) => {
    for (const statement of statementsOf('0037_plain_texts.sql')) await tx.execute(sql.raw(statement))
  })

it('addresses with characters that nobody sees become those that are seen, unless somebody has them [rule.email]', async () => {
  const { db } = database
  const before = [
    'ann\u200b@souk.test',
    '\ufeffbob@souk.test',
    'bo\u00adb@souk.test',
    'cid@souk.test',
    'cid\u200d@souk.test',
    'คำ@souk.test',
    '\u200b',
    '',
    '',
  ]
  for (const [place, email] of before.entries()) {
    const invitationCode = `PLAIN${place}`
    await db.insert(users).values({ firstname: 'Ann', email, passwordHash: '', invitationCode })
  }
  await migrate()
  const after = await db.select({ email: users.email }).from(users).orderBy(asc(users.id))
  expect(after.map(({ email }) => email)).toEqual([
    'ann@souk.test',
    'bob@souk.test',
    'bo\u00adb@souk.test',
    'cid@souk.test',
    'cid\u200d@souk.test',
    'คำ@souk.test',
    '\u200b',
    '',
    '',
  ])
})

it('the texts by which shops filter are written anew under every category', async () => {
  const { db } = database
  const base = { names: { en: 'Tea' }, image: '', ground: 'sand', position: 0 }
  const [root] = await db.insert(categories).values(base).returning({ id: categories.id })
  await db.insert(categories).values({ ...base, parentId: root?.id })
  await migrate()
  const marked = await db.select({ id: categories.id }).from(categories).where(isNotNull(categories.searchStaleAt))
  expect(marked).toEqual([root])
})

import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { comparable } from '@contract/rules/comparable'
import { createTestDatabase } from '../../testing/database'
import { comparableSql, contains, likePatterns } from './contains'
import { rows } from './rows'
import type { Database } from './types'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const isIn = async (text: string, part: string) => {
  const [found] = await rows<{ yes: boolean }>(database.db, sql`select ${contains(sql`${text}::text`, part)} as yes`)
  return found?.yes
}

it.each([
  ['Balón de fútbol', 'balon', true],
  ['Balon', 'BALÓN', true],
  ['Ｓｏｕｋ', 'souk', true],
  ['ร้านน้ำชา', 'น้ำ', true],
  ['100 %', '%', true],
  ['100', '%', false],
  ['a_b', 'aXb', false],
])('%j contains %j: %p', async (text, part, yes) => expect(await isIn(text, part)).toBe(yes))

it('compares texts of the scripts of this market as the app does', async () => {
  const letters = fc.constantFrom(...'aZñÑéÉüßÇo\u0301ไทยน้ำがガ가漢ｓﬁ½ 1_%')
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { minLength: 1, maxLength: 12 }), async (parts) => {
      const text = parts.join('')
      const [found] = await rows<{ text: string }>(
        database.db,
        sql`select ${comparableSql(sql`${text}::text`)} as text`,
      )
      expect(found?.text).toBe(comparable(text))
    }),
    { numRuns: 40 },
  )
})

it('makes a pattern of each word once, of eight at most', () => {
  expect(likePatterns(' Balón  balon 5% ')).toEqual(['%balon%', '%5\\%%'])
  expect(likePatterns('a b c d e f g h i j')).toHaveLength(8)
})

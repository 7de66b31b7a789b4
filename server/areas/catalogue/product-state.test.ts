import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { products } from '../../kernel/db/schema/catalogue'
import type { Database } from '../../kernel/db/types'
import { seedBase, seedProducts } from '../../testing/catalogue'
import { createTestDatabase } from '../../testing/database'
import { productIn, restingState } from './product-state'

const BEGUN = new Date('2026-01-01T08:00:00Z')
const FIRST = new Date('2026-02-01T08:00:00Z')
const LATER = new Date('2026-03-01T08:00:00Z')

let database: Database
let id: bigint
beforeAll(async () => {
  database = await createTestDatabase()
  const base = await seedBase(database.db)
  const draft = { state: 'draft' as const, hidden: true, listedAt: null, createdAt: BEGUN }
  id = one(await seedProducts(database.db, base, [draft]))
})
afterAll(() => database.close())

async function enter(state: Parameters<typeof productIn>[0], at: Date) {
  const [row] = await database.db.update(products).set(productIn(state, at)).where(eq(products.id, id)).returning()
  return row
}

describe('a product [state.product]', () => {
  it('is found by buyers while it is listed, and remembers when that began', async () => {
    expect(await enter('review', FIRST)).toMatchObject({ state: 'review', hidden: true, listedAt: null })
    expect(await enter('listed', FIRST)).toMatchObject({ state: 'listed', hidden: false, listedAt: FIRST })
    expect(await enter('blocked', LATER)).toMatchObject({ state: 'blocked', hidden: true, listedAt: FIRST })
    expect(await enter('listed', LATER)).toMatchObject({ state: 'listed', hidden: false, listedAt: FIRST })
  })

  it('is new from when it is first listed on', async () => {
    await database.db.update(products).set({ listedAt: null, createdAt: BEGUN, state: 'draft', hidden: true })
    expect(await enter('review', FIRST)).toMatchObject({ createdAt: BEGUN })
    expect(await enter('listed', FIRST)).toMatchObject({ createdAt: FIRST })
    await enter('withdrawn', LATER)
    expect(await enter('listed', LATER)).toMatchObject({ createdAt: FIRST })
  })

  it('is nothing but one of its states', async () => {
    const half = database.db.update(products).set({ hidden: true }).where(eq(products.id, id))
    await expect(half).rejects.toThrow()
    const unknown = database.db.update(products).set({ state: 'sold' as 'listed', hidden: true })
    await expect(unknown).rejects.toThrow()
  })

  it('goes back to a draft when it never was on sale', () => {
    expect(restingState({ listedAt: null })).toBe('draft')
    expect(restingState({ listedAt: FIRST })).toBe('withdrawn')
  })
})

/**
 * A large file, from its bytes to its last product. 600 lines; 10,000 with SOUK_LONG=1, whose figures
 * docs/decisions has. TEST_ENGINE=embedded measures the embedded engine.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { users } from '../../kernel/db/schema/accounts'
import { skus } from '../../kernel/db/schema/catalogue'
import { imports } from '../../kernel/db/schema/imports'
import type { Database } from '../../kernel/db/types'
import { seedBase, type Base } from '../../testing/catalogue'
import { createTestDatabase, type TestEngine } from '../../testing/database'
import { sellerShop } from '../seller/shop'
import { applySome } from './apply/round'
import { createImport } from './create'

const LINES = process.env.SOUK_LONG === '1' ? 10_000 : 600
/** Longest time in which the process may serve nobody; other work of the machine counts, too. */
const STALL_MS = 1_000

let database: Database
let base: Base
beforeAll(async () => {
  database = await createTestDatabase((process.env.TEST_ENGINE ?? 'quickest') as TestEngine)
  base = await seedBase(database.db)
})
afterAll(() => database.close())

const row = (place: number, category: bigint) =>
  [
    ...[`L-${place}`, `p${Math.floor(place / 2)}`, `Bowl ${place}`, `Cuenco ${place}`],
    ...['A bowl of stoneware turned and fired in our own kiln. '.repeat(4), String(category), '12.50', '', '7'],
    ...['Size', place % 2 === 0 ? 'Small' : 'Large'],
  ].join(',')

it(`a file of ${LINES} lines is checked, written in steps, and blocks nobody for a second [rule.import-apply]`, async () => {
  const { db } = database
  const user = one(
    await db
      .insert(users)
      .values({
        email: 'import@souk.test',
        firstname: 'Ada',
        role: 'operator',
        passwordHash: 'x',
        invitationCode: 'IMPORT',
      })
      .returning(),
  )
  const header = 'sku,product,name_en,name_es,description_en,category,price,special_price,stock,option_1,value_1'
  const text = [header, ...Array.from({ length: LINES }, (_, place) => row(place, base.shoes))].join('\n')
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const at = new Date()
  const started = performance.now()
  const caller = { id: user.id, role: user.role, email: user.email, leaving: false, guest: false }
  const shop = await sellerShop(db, caller, { shop_id: String(base.shopId) })
  const checking = { db, shop, byOperator: true, at }
  const made = await createImport(checking, {
    bytes: Buffer.from(`${text}\n`),
    kind: 'products',
    fileName: 'l.csv',
    userId: user.id,
    bases: [],
  })
  const checked = performance.now()
  expect([made.lines, made.newLines, made.wrongLines]).toEqual([LINES, LINES, 0])
  await db.update(imports).set({ state: 'running', appliedAt: at }).where(eq(imports.id, made.id))
  const failures: unknown[] = []
  const around = { db, now: () => at, log: { error: (failure: unknown) => void failures.push(failure) } }
  let longest = 0
  for (let more = true; more;) {
    const begin = performance.now()
    more = await applySome(around)
    longest = Math.max(longest, performance.now() - begin)
    await nextTurn()
  }
  const written = performance.now()
  delay.disable()
  const done = one(await db.select().from(imports).where(eq(imports.id, made.id)))
  expect([done.state, done.doneLines, done.failedLines, failures]).toEqual(['done', LINES, 0, []])
  const { pieces } = one(
    await db
      .select({ pieces: sql<number>`sum(${skus.stock})::int` })
      .from(skus)
      .where(sql`${skus.sku} like 'L-%'`),
  )
  expect(pieces).toBe(LINES * 7)
  const stall = delay.max / 1e6
  const seconds = (ms: number) => (ms / 1_000).toFixed(1)
  if (process.env.SOUK_LONG === '1') {
    process.stdout.write(
      `${database.engine}: ${LINES} lines, check ${seconds(checked - started)} s, write ${seconds(written - checked)} s, ` +
        `longest stall ${stall.toFixed(0)} ms, longest transaction ${longest.toFixed(0)} ms, ` +
        `memory ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB\n`,
    )
  }
  expect(stall).toBeLessThan(STALL_MS)
}, 900_000)

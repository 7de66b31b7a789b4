/**
 * Counts statements and pages of each call in a small and in a large shop, and holds them against tests/scale/caps.json.
 *
 *   TEST_DATABASE_URL=postgres://… tsx tests/scale/run.ts [--lower]
 *
 * The database is an empty one. With `--lower` it writes lower caps where a call costs less. Ends with one line
 * `N within, N above`, and with 1 when a cap is broken.
 */
import fs from 'node:fs'
import path from 'node:path'
import { createTestClock } from '../../server/testing/clock'
import { REQUESTED } from './requested'
import { install } from './capture'
import { countAll } from './count'
import { growTo, keepStill, openForFilling, type Size } from './fixture'
import { breachesOf, isLoose, lowered, type Cap, type Cost, type Counted } from './judge'
import { tableOf } from './table'

const SMALL: Size = { products: 1_000, orders: 1_000 }
const LARGE: Size = { products: 100_000, orders: 30_000 }

const FILE = path.join(__dirname, 'caps.json')

type Caps = Record<string, Cap>

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1_000)} s`

async function costsAt(url: string, size: Size): Promise<ReadonlyMap<string, Cost>> {
  let began = Date.now()
  const database = await openForFilling(url)
  try {
    await growTo(database, size, createTestClock().now())
  } finally {
    await database.close()
  }
  console.log(`  ${size.products} products and ${size.orders} orders: filled in ${seconds(began)}`)
  began = Date.now()
  const costs = await countAll(url)
  console.log(`  ${costs.size} calls: counted in ${seconds(began)}`)
  return costs
}

async function prepare(url: string): Promise<void> {
  const database = await openForFilling(url)
  await keepStill(database.db)
  await database.close()
}

function writeLower(all: readonly Counted[], caps: Caps): void {
  const next = Object.fromEntries(
    all.map((counted) => {
      const cap = caps[counted.name]
      return [counted.name, cap ? lowered(counted, cap) : undefined]
    }),
  )
  const text = JSON.stringify({ ...caps, ...next }, null, 2)
  // lists on one line, as oxfmt has them
  const inLine = text.replace(/\[\s+([^\]]*?)\s+\]/g, (_all, list: string) => `[${list.replace(/\s+/g, ' ')}]`)
  fs.writeFileSync(FILE, `${inLine}\n`)
}

async function main(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL names an empty PostgreSQL database')
  install()
  await prepare(url)
  const small = await costsAt(url, SMALL)
  const large = await costsAt(url, LARGE)
  const none: Cost = { statements: 0, pages: 0, scans: [] }
  const all = REQUESTED.map(({ name }): Counted => ({
    name,
    small: small.get(name) ?? none,
    large: large.get(name) ?? none,
  }))
  const caps = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Caps
  console.log(`\n${tableOf(all, caps)}\n`)
  const breaches = all.map((counted) => breachesOf(counted, caps[counted.name]))
  for (const line of breaches.flat()) console.log(`  ${line}`)
  const loose = all.filter((counted) => {
    const cap = caps[counted.name]
    return cap && isLoose(counted, cap)
  })
  for (const { name } of loose) console.log(`  ${name}: costs much less than its cap; --lower writes a lower one`)
  if (process.argv.includes('--lower')) writeLower(all, caps)
  const above = breaches.filter((lines) => lines.length > 0).length
  console.log(`${all.length - above} within, ${above} above`)
  process.exitCode = above > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

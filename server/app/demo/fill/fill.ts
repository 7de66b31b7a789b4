/** Tops a demo shop up to any number of products and orders, to see how it does with many. */
import { max, sql } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { recountBestSellers } from '../../../areas/catalogue/deals/best-sellers'
import { refreshSearch } from '../../../areas/search/keep/hourly'
import { TIERS } from '../../../areas/search/tiers'
import { hasDemoData } from '../../../areas/settings/demo-mark'
import { products } from '../../../kernel/db/schema/catalogue'
import { statementsOf } from '../../../kernel/db/migrations'
import { orders } from '../../../kernel/db/schema/orders'
import { atLength } from '../../../kernel/db/transaction'
import type { Database, Db } from '../../../kernel/db/types'
import { addBuyers, buyersFor } from './buyers'
import { readFilled, writeFilled, type Filled } from './mark'
import { addOrders } from './orders'
import { readPatterns } from './own-products'
import { addProducts } from './products'
import { openStock } from '../opening'

/** In one transaction: products, and orders. */
const AT_ONCE = 10_000

/** The database is not a demo's. The message is the line for the operator. */
export class FillRefused extends Error {}

interface Options {
  readonly products: number
  readonly orders: number
  readonly now: Date
  readonly log: (line: string) => void
}

async function begin(db: Db): Promise<Filled> {
  if (!(await hasDemoData(db))) {
    throw new FillRefused('This database does not hold the demo shop; write it first: npm run seed -- --demo')
  }
  const before = await readFilled(db)
  if (before) return before
  const [last] = await db.select({ id: max(products.id) }).from(products)
  return { ownUntil: String(last?.id ?? 0n), products: 0, orders: 0, buyers: 0 }
}

/** The indexes of the search, which are made in a fraction of the time once all entries are as they stay. */
const SEARCH_INDEXES = ['0031_search.sql', '0052_search_tiers.sql']
  .flatMap((file) => statementsOf(file))
  .filter((statement) => statement.includes('USING gin'))
  .map((statement) => statement.replace(/CREATE INDEX (?!IF)/, 'CREATE INDEX IF NOT EXISTS '))

/** Also after a run that was stopped before it made them. */
const makeSearchIndexes = (db: Db) =>
  atLength(db, async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`)
    for (const statement of SEARCH_INDEXES) await tx.execute(sql.raw(statement))
  })

async function fillProducts(db: Db, before: Filled, { products: wanted, now, log }: Options): Promise<Filled> {
  const missing = wanted - (await db.$count(products))
  if (missing <= 0) return before
  const patterns = await readPatterns(db, BigInt(before.ownUntil))
  const made = TIERS.map((tier) => sql.raw(`, product_search_tokens_${tier}`))
  await db.execute(sql`drop index if exists product_search_tokens${sql.join(made)}`)
  let filled = before
  while (filled.products < before.products + missing) {
    const from = filled.products + 1
    const to = Math.min(filled.products + AT_ONCE, before.products + missing)
    const after = { ...filled, products: to }
    await atLength(db, async (tx) => {
      await addProducts(tx, patterns, { from, to, now })
      await writeFilled(tx, after)
    })
    filled = after
    log(`${wanted - (before.products + missing - to)} of ${wanted} products`)
  }
  return filled
}

/** Before the first order. */
const BUYERS_SINCE_MS = 731 * DAY_MS

async function fillOrders(db: Db, before: Filled, { orders: wanted, now, log }: Options): Promise<Filled> {
  const missing = wanted - (await db.$count(orders))
  const [first, last] = [before.orders + 1, before.orders + missing]
  let filled = before
  while (filled.orders < last) {
    const from = filled.orders + 1
    const to = Math.min(filled.orders + AT_ONCE, last)
    const buyers = buyersFor(to)
    const after = { ...filled, orders: to, buyers }
    await atLength(db, async (tx) => {
      if (buyers > filled.buyers) {
        await addBuyers(tx, filled.buyers + 1, buyers, new Date(now.getTime() - BUYERS_SINCE_MS))
      }
      await addOrders(tx, { from, to, first, last, buyers, now })
      await writeFilled(tx, after)
    })
    filled = after
    log(`${wanted - (last - to)} of ${wanted} orders`)
  }
  return filled
}

/**
 * Adds what is missing to these numbers, in portions that are complete each: a stopped run goes on where it was. The
 * connection must let statements take their time. Throws FillRefused for a database without the demo shop.
 */
export async function fillDemo({ db, engine }: Pick<Database, 'db' | 'engine'>, options: Options): Promise<void> {
  const { now, log } = options
  const before = await begin(db)
  const withProducts = await fillProducts(db, before, options)
  const filled = await fillOrders(db, withProducts, options)
  if (filled === before) {
    await makeSearchIndexes(db)
    return log('There are as many already; nothing was changed.')
  }
  await atLength(db, (tx) => openStock(tx, now))
  await atLength(db, async (tx) => void (await recountBestSellers(tx, now)))
  await db.execute(sql`analyze product_search`)
  await refreshSearch(db)
  await makeSearchIndexes(db)
  // indexes alone answer many lists once the visibility map is there
  await db.execute(engine === 'postgres' ? sql`vacuum analyze` : sql`analyze`)
  log(`${await db.$count(products)} products, ${await db.$count(orders)} orders`)
}

/**
 * What is asked of the shop that `npm run fill` has filled, at DATABASE_URL or in the folder of SOUK_DATA: how long it takes to
 * answer, and whether searches find what is meant.
 */
import { sql } from 'drizzle-orm'
import { openData } from '../../server/app/process/open-data'
import { readConfig } from '../../server/kernel/config/config'
import { putProducts, removeProducts } from '../../server/areas/search/index/put'
import { rows } from '../../server/kernel/db/rows'
import { transaction } from '../../server/kernel/db/transaction'
import type { Db } from '../../server/kernel/db/types'
import { enter, STOCK } from './calls'
import { Client } from './client'
import { answersOf, answersTable } from './large'
import { readShelves, recallOf } from './recall'
import { quantile } from './report'
import { start, type Running } from './server'
import { present } from './version'

type Say = (line: string) => void

/** Prepares the database of the shop, and then asks this version in front of it. */
async function ask<T>(
  prepare: (db: Db) => Promise<T>,
  play: (client: Client, server: Running, prepared: T) => Promise<string>,
): Promise<string> {
  const { DATABASE_URL: address, SOUK_DATA: folder } = process.env
  if (!address && !folder) throw new Error('DATABASE_URL or SOUK_DATA names the shop that is asked')
  const config = readConfig({ ...process.env, NODE_ENV: 'test' })
  const database = await openData({ ...config, postgres: { ...config.postgres, statementMs: 0 } })
  let prepared: T
  try {
    prepared = await prepare(database.db)
  } finally {
    // the embedded database has one process at a time
    await database.close()
  }
  const version = present()
  try {
    const server = await start(version.server, address || null)
    const client = new Client(server.url)
    try {
      return await play(client, server, prepared)
    } finally {
      client.close()
      await server.stop()
    }
  } finally {
    version.remove()
  }
}

const INDEXED = 300

/** How long it takes to add a product to the index of the search, which is how it is before and after. */
async function indexing(db: Db): Promise<string> {
  const found = await rows<{ id: string }>(
    db,
    sql`select product_id::text as id from product_search order by md5(product_id::text) limit ${INDEXED}`,
  )
  const times: number[] = []
  for (const id of found.map((each) => BigInt(each.id))) {
    await transaction(db, async (tx) => {
      await removeProducts(tx, [id])
      const began = performance.now()
      await putProducts(tx, [id])
      times.push(performance.now() - began)
    })
  }
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  return `to add a product to the index: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}

/** Buys for the newcomer, so the stock of that shop changes. */
export const answers = (say: Say): Promise<string> =>
  ask(
    async (db) => {
      await db.execute(sql.raw(STOCK))
      say(await indexing(db))
    },
    async (client, server) => answersTable(await answersOf(server, await enter(client), say)),
  )

export const recall = (): Promise<string> => ask(readShelves, (client, _server, shelves) => recallOf(client, shelves))

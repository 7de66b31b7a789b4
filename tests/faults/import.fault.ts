/** The server dies in the middle of an import, and goes on with it when it starts again. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { one } from '@contract/rules/lists'
import { ok } from '../contract/support/client'
import { csvOf } from '../contract/support/csv-files'
import { blob, exported } from '../contract/support/imports'
import { copyPreparedShop } from '../support/prepared-shop'
import { startServer, type RealServer } from '../support/real-server'
import { brokenAfter } from './survived'
import { inLongForm } from './long'

const KILLS = inLongForm(10, 2)
const LINES = 300
const WAIT_MS = 20

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-import-fault-'))
const settings = { SOUK_DATA: folder, DATABASE_URL: process.env.DATABASE_URL ?? '' }
let server: RealServer | undefined

async function start() {
  server = await startServer(settings)
  process.env.SOUK_TEST_API = server.url
}

beforeAll(async () => {
  if (!settings.DATABASE_URL) copyPreparedShop(folder)
  await start()
})

afterAll(async () => {
  await server?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

it(`writes every line of an import once through ${KILLS} kills [rule.import-apply] [durable.kill] [stock.sum]`, async () => {
  const session = await ok('login', { email: 'seller@souk.test', password: 'souk-demo-1' })
  const seller = { token: session['access-token'] }
  const { list } = await ok('sellerProducts', { page_size: 1 }, seller)
  const { category_id: category, shop_id } = one(list)
  const code = (place: number) => `K${process.pid}-${place}`
  const rows = Array.from({ length: LINES }, (_, place) => [code(place), `Bowl ${place}`, category, '9.50', '3'])
  const file = blob(csvOf(['sku', 'name_en', 'category', 'price', 'stock'], ...rows))
  const { import: made } = await ok('sellerImport', { kind: 'products' }, { ...seller, file })
  expect(made).toMatchObject({ new: LINES, wrong: 0 })
  const { import_id } = made
  const progress = async () => (await ok('sellerImportState', { import_id }, seller)).import
  await ok('sellerImportApply', { import_id }, seller)
  const seen: number[] = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while ((await progress()).done < (kill * LINES) / (KILLS + 2)) await sleep(WAIT_MS)
    await server?.kill()
    await start()
    seen.push((await progress()).done)
  }
  expect(seen.every((done) => done > 0)).toBe(true)
  expect(seen[0]).toBeLessThan(LINES)
  while ((await progress()).state === 'running') await sleep(WAIT_MS)
  expect(await progress()).toMatchObject({ state: 'done', done: LINES, failed: 0 })
  const stock = await exported(seller, 'stock', shop_id)
  const ours = stock.split('\r\n').filter((line) => line.startsWith(`K${process.pid}-`))
  expect(ours).toEqual(rows.map(([sku]) => `${sku},3,`))
  const { list: again } = await ok('sellerImports', { page_size: 1 }, seller)
  expect(again[0]?.done).toBe(LINES)
  expect(await server?.stop()).toBe(0)
  expect(brokenAfter(settings)).toEqual([])
  await start()
})

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyPreparedShop } from './prepared-shop'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-prepared-'))
const [shop, data] = [path.join(root, 'shop'), path.join(root, 'data')]
const before = process.env.SOUK_TEST_SHOP

beforeAll(() => {
  fs.mkdirSync(path.join(shop, 'db'), { recursive: true })
  fs.writeFileSync(path.join(shop, 'db', 'PG_VERSION'), '17')
})
beforeEach(() => fs.mkdirSync(data))
afterEach(() => fs.rmSync(data, { recursive: true }))
afterAll(() => {
  if (before === undefined) delete process.env.SOUK_TEST_SHOP
  else process.env.SOUK_TEST_SHOP = before
  fs.rmSync(root, { recursive: true })
})

it('gives a server its own copy of the shop', () => {
  process.env.SOUK_TEST_SHOP = shop
  copyPreparedShop(data)
  fs.writeFileSync(path.join(data, 'db', 'PG_VERSION'), 'changed')
  expect(fs.readFileSync(path.join(shop, 'db', 'PG_VERSION'), 'utf8')).toBe('17')
})

it('leaves the folder empty if no shop was prepared', () => {
  delete process.env.SOUK_TEST_SHOP
  copyPreparedShop(data)
  expect(fs.readdirSync(data)).toEqual([])
})

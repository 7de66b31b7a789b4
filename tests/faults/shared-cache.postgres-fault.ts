/** A cache that others wrote, between the server and its callers. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { one } from '@contract/rules/lists'
import { ok, request, toWire } from '../contract/support/client'
import { newBuyer, type Buyer } from '../contract/support/people'
import { BRIEFLY, DONE_BY_CACHE, nginxProgram, startNginx, type OwnNginx } from '../support/own-nginx'
import { startServer, type RealServer } from '../support/real-server'

const LIST = '/api/customer/product/get_all_products'
const program = nginxProgram()
if (!program) process.stderr.write('LEFT OUT: without nginx there is no cache that others wrote\n')
const withProgram = program ? describe : describe.skip

withProgram('behind a cache of nginx', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
  let server: RealServer
  let nginx: OwnNginx
  let buyer: Buyer
  let productId: string

  beforeAll(async () => {
    server = await startServer({ SOUK_DATA: folder, DATABASE_URL: process.env.DATABASE_URL ?? '' })
    nginx = await startNginx(program ?? '', server.url)
    process.env.SOUK_TEST_API = nginx.url
    buyer = await newBuyer()
    productId = one((await ok('getAllProducts', {})).list).product_id
  })

  afterAll(async () => {
    await nginx?.stop()
    await server?.kill()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  const get = (address: string, headers: Record<string, string> = {}) => request(address, { headers })
  const done = async (address: string, headers: Record<string, string> = {}) =>
    (await get(address, headers)).headers.get(DONE_BY_CACHE)

  it('one visitor’s list is everybody’s, in each language [wire.shared]', async () => {
    const first = await get(`${LIST}?lang=th`)
    const second = await get(`${LIST}?lang=th`, { lang: 'es', 'access-token': buyer.token })
    expect([first, second].map(({ headers }) => headers.get(DONE_BY_CACHE))).toEqual(['MISS', 'HIT'])
    expect(second.data).toEqual(first.data)
    const english = await get(`${LIST}?lang=en`)
    expect(english.headers.get(DONE_BY_CACHE)).toBe('MISS')
  })

  it('nothing else is kept: what a buyer has, old apps’ lists, searches, refusals [wire.shared]', async () => {
    const page = `/api/catalog/product/index?${new URLSearchParams(toWire({ product_id: productId }))}`
    for (const [how, address, headers] of [
      ['MISS', '/api/checkout/cart/index?lang=th', { 'access-token': buyer.token }],
      ['BYPASS', LIST, { lang: 'th' }],
      ['BYPASS', page, { 'access-token': buyer.token }],
      ['MISS', '/api/search/a?lang=th', {}],
      ['MISS', '/api/catalog/product/index?product_id=999999&lang=th', {}],
    ] as const) {
      expect([await done(address, headers), await done(address, headers)]).toEqual([how, how])
    }
    expect([await done(`${page}&lang=th`), await done(`${page}&lang=th`)]).toEqual(['MISS', 'HIT'])
  })

  it('a caller that has the answer gets 304 from the cache [wire.shared]', async () => {
    const { headers } = await get(`${LIST}?lang=th`)
    const tag = headers.get('etag') ?? ''
    const again = await get(`${LIST}?lang=th`, { 'if-none-match': tag })
    expect([again.status, again.headers.get(DONE_BY_CACHE), again.message]).toEqual([304, 'HIT', ''])
  })

  it('the cache asks whether its copy is still right, and need not get it again [wire.shared]', async () => {
    const address = `${BRIEFLY}${LIST}?lang=jp`
    const first = await get(address)
    await sleep(2_100)
    const second = await get(address)
    expect([first, second].map(({ headers }) => headers.get(DONE_BY_CACHE))).toEqual(['MISS', 'REVALIDATED'])
    expect([second.status, second.data]).toEqual([200, first.data])
  })

  it('lists are there while the server is not [wire.shared]', async () => {
    expect(await done(`${LIST}?lang=es`)).toBe('MISS')
    await server.stop()
    expect(await get(`${LIST}?lang=es`)).toMatchObject({ status: 200, code: 200 })
    expect((await get(LIST)).status).toBe(502)
  })
})

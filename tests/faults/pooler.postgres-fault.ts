/** A pooler between the server and its database: two statements of a caller may go over two connections. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { at } from '@contract/rules/lists'
import { call } from '../contract/support/client'
import { postgresPrograms } from '../../tools/run/shared/postgres-programs.mjs'
import { createCluster, type OwnCluster } from '../support/own-cluster'
import { poolerProgram, startPooler, type OwnPooler } from '../support/own-pooler'
import { startServer, type RealServer } from '../support/real-server'
import { brokenAfter, expectSurvived, seedShop } from './survived'
import { cheapArticles, checkOut, newShopper, type Acknowledged, type Shopper } from './shoppers'

const SHOPPERS = 8
const PURCHASES = 4
/** Fewer than there are shoppers, so that they change hands all the time. */
const CONNECTIONS = 3

const programs = postgresPrograms()
const pooler = poolerProgram()
if (!programs || !pooler) process.stderr.write('LEFT OUT: without initdb and pgbouncer there is no pooler\n')
const withPrograms = programs && pooler ? describe : describe.skip

withPrograms('behind PgBouncer in transaction mode', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
  let cluster: OwnCluster
  let between: OwnPooler
  let server: RealServer
  let direct: Record<string, string>
  const acknowledged: Acknowledged[] = []

  beforeAll(async () => {
    cluster = await createCluster(programs ?? '')
    between = await startPooler(pooler ?? '', cluster.url, CONNECTIONS)
    direct = { SOUK_DATA: folder, DATABASE_URL: cluster.url }
    seedShop(direct)
    const unlimited = ['STATEMENT', 'LOCK', 'IDLE'].map((limit) => [`DATABASE_${limit}_TIMEOUT`, '0'] as const)
    server = await startServer({
      ...direct,
      ...Object.fromEntries(unlimited),
      DATABASE_URL: between.url,
      DATABASE_MIGRATE_URL: cluster.url,
      DATABASE_PREPARED: 'off',
    })
    process.env.SOUK_TEST_API = server.url
  })

  afterAll(async () => {
    await server?.kill()
    await between?.remove()
    cluster?.remove()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  it('many look and buy at once', async () => {
    const articles = await cheapArticles(10)
    const shoppers: Shopper[] = []
    for (let made = 0; made < SHOPPERS; made += 1) shoppers.push(await newShopper())
    const looks: string[] = []
    let goesOn = true
    const visitors = Array.from({ length: SHOPPERS }, async (_, index) => {
      for (let p = 1; goesOn; p += 1) {
        const { status, code } = await call('getAllProducts', { p: (p % 9) + 1, sort: index % 2 ? 'new' : 'best' })
        looks.push(`${status} ${code}`)
      }
    })
    const lanes = shoppers.map(async (shopper, index) => {
      for (let each = 0; each < PURCHASES; each += 1) {
        await checkOut(shopper, at(articles, (index + each) % articles.length), acknowledged)
      }
    })
    await Promise.all(lanes).finally(() => (goesOn = false))
    await Promise.all(visitors)
    expect(acknowledged.filter(({ paid }) => paid)).toHaveLength(SHOPPERS * PURCHASES)
    expect([...new Set(looks)]).toEqual(['200 200'])
    await expectSurvived(acknowledged)
  })

  it('ledger, stock and orders are in balance [money.ledger-zero] [stock.sum]', async () => {
    expect(await server.stop()).toBe(0)
    expect(brokenAfter(direct)).toEqual([])
  })
})

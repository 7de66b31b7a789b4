/** The database fails while the server runs: its connections end, it stops, or it no longer answers. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { at, one } from '@contract/rules/lists'
import { call, ok } from '../contract/support/client'
import { postgresPrograms } from '../../tools/run/shared/postgres-programs.mjs'
import { createCluster, type OwnCluster } from '../support/own-cluster'
import { startServer, type RealServer } from '../support/real-server'
import { openGate, type TcpGate } from '../support/tcp-gate'
import { until } from '../support/until'
import { watchAnswers, type Answers } from './answers'
import { brokenAfter, expectSurvived, seedShop } from './survived'
import { cheapArticles, checkOut, newShopper, type Acknowledged, type Article, type Shopper } from './shoppers'

const SHOPPERS = 8
const ENDINGS = 20
const STOPPED_MS = 10_000
const OTHERS =
  "select count(pg_terminate_backend(pid)) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"

const programs = postgresPrograms()
if (!programs) process.stderr.write('LEFT OUT: without initdb nobody stops a PostgreSQL of the test’s own\n')
const withPrograms = programs ? describe : describe.skip

withPrograms('while the database is away', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
  let cluster: OwnCluster
  let gate: TcpGate
  let settings: Record<string, string>
  let server: RealServer
  let articles: Article[]
  const shoppers: Shopper[] = []
  const acknowledged: Acknowledged[] = []
  let answers: Answers

  beforeAll(async () => {
    cluster = await createCluster(programs ?? '')
    gate = await openGate(Number(new URL(cluster.url).port))
    const direct = { SOUK_DATA: folder, DATABASE_URL: cluster.url }
    seedShop(direct)
    const gated = `postgres://postgres@127.0.0.1:${gate.port}/postgres`
    settings = { ...direct, DATABASE_URL: gated, DATABASE_CONNECT_TIMEOUT: '1', DATABASE_STATEMENT_TIMEOUT: '2' }
    server = await startServer(settings)
    process.env.SOUK_TEST_API = server.url
    articles = await cheapArticles(10)
    for (let made = 0; made < SHOPPERS; made += 1) shoppers.push(await newShopper())
  })

  afterAll(async () => {
    await server?.kill()
    await gate?.close()
    cluster?.remove()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  const paid = () => acknowledged.filter((order) => order.paid).length

  /** All shoppers check out repeatedly during the work, whatever fails; it waits until the last one has finished. */
  async function whileShopping(work: () => Promise<void>): Promise<void> {
    let goesOn = true
    const lanes = shoppers.map(async (shopper, index) => {
      for (let each = 0; goesOn; each += 1) {
        await checkOut(shopper, at(articles, (index + each) % articles.length), acknowledged).catch(() => sleep(50))
      }
    })
    try {
      await work()
    } finally {
      goesOn = false
      await Promise.all(lanes)
    }
  }

  const untilPaid = (count: number) =>
    until(
      () => `${paid()} of ${count} are paid`,
      () => paid() >= count,
    )

  const isUp = async () => (await call('getCurrency', {})).status === 200

  const untilUp = () => until('the server is back', isUp)

  beforeEach(() => {
    answers = watchAnswers()
  })
  afterEach(() => answers.stop())

  it('survives when its database connections end twenty times under load [durable.database-ends] [wire.unavailable]', async () => {
    await whileShopping(async () => {
      for (let ended = 0; ended < ENDINGS; ended += 1) {
        await untilPaid(paid() + 1)
        cluster.sql(OTHERS)
      }
      await untilPaid(paid() + 1)
    })
    expect(answers.statuses.get(0) ?? 0).toBe(0)
    expect(answers.wrong).toEqual([])
    await expectSurvived(acknowledged)
  })

  it('answers 503 with Retry-After while the database is stopped, and works again once it is back [durable.database-stops] [wire.unavailable]', async () => {
    await whileShopping(async () => {
      await untilPaid(paid() + 1)
      cluster.stop()
      const away = Date.now()
      while (Date.now() - away < STOPPED_MS) {
        expect((await call('orders', {}, one(shoppers).buyer)).status).toBe(503)
        await sleep(200)
      }
      cluster.start()
      await untilUp()
      await untilPaid(paid() + 1)
    })
    expect(answers.statuses.get(0) ?? 0).toBe(0)
    expect(answers.wrong).toEqual([])
    await expectSurvived(acknowledged)
  })

  it('does not wait long for a database that accepts connections and never answers [durable.database-silent] [wire.unavailable]', async () => {
    // connections from before the silence, and those opened during it
    const order = one(acknowledged)
    gate.silence()
    const began = Date.now()
    const asked = await Promise.all(Array.from({ length: 30 }, () => call('orders', {}, order.buyer)))
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 503))
    // the time-outs of connection and statement with some reserve, less than the 60 s that a caller waits
    expect(Date.now() - began).toBeLessThan(20_000)
    gate.speak()
    await untilUp()
    expect(answers.wrong).toEqual([])
    await ok('orders', {}, order.buyer)
  })

  it('leaves ledger and stock in balance [money.ledger-zero] [stock.sum] [money.one-debit]', async () => {
    expect(await server.stop()).toBe(0)
    expect(brokenAfter({ ...settings, DATABASE_URL: cluster.url })).toEqual([])
  })
})

/** The primary of the database crashes, and its synchronous replica takes over at the same address. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '@contract/rules/lists'
import { postgresPrograms } from '../../tools/run/shared/postgres-programs.mjs'
import { createCluster, type OwnCluster } from '../support/own-cluster'
import { startServer, type RealServer } from '../support/real-server'
import { openGate, type TcpGate } from '../support/tcp-gate'
import { until } from '../support/until'
import { watchAnswers } from './answers'
import { brokenAfter, expectSurvived, seedShop } from './survived'
import { cheapArticles, checkOut, newShopper, type Acknowledged, type Shopper } from './shoppers'

const SHOPPERS = 6
const BEFORE = 6
const AFTER = 6

const programs = postgresPrograms()
if (!programs) process.stderr.write('LEFT OUT: without initdb no replica takes over\n')
const withPrograms = programs ? describe : describe.skip

const portOf = ({ url }: OwnCluster) => Number(new URL(url).port)

withPrograms('a failover of the database', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
  const acknowledged: Acknowledged[] = []
  let primary: OwnCluster
  let replica: OwnCluster
  let gate: TcpGate
  let server: RealServer

  beforeAll(async () => {
    primary = await createCluster(programs ?? '')
    gate = await openGate(portOf(primary))
    const settings = { SOUK_DATA: folder, DATABASE_URL: primary.url }
    seedShop(settings)
    replica = await primary.replica()
    // each commit waits for the replica; set after the copy, so that the replica waits for nobody once it has taken over
    primary.sql("alter system set synchronous_standby_names = '*'")
    primary.sql('select pg_reload_conf()')
    const gated = `postgres://postgres@127.0.0.1:${gate.port}/postgres`
    server = await startServer({ ...settings, DATABASE_URL: gated, DATABASE_CONNECT_TIMEOUT: '1' })
    process.env.SOUK_TEST_API = server.url
  })

  afterAll(async () => {
    await server?.kill()
    await gate?.close()
    replica?.remove()
    primary?.remove()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  const paid = () => acknowledged.filter((order) => order.paid).length

  const untilPaid = (count: number) =>
    until(
      () => `${paid()} of ${count} are paid`,
      () => paid() >= count,
    )

  it('under load loses no acknowledged order [durable.failover] [wire.unavailable]', async () => {
    const articles = await cheapArticles(10)
    const shoppers: Shopper[] = []
    for (let made = 0; made < SHOPPERS; made += 1) shoppers.push(await newShopper())
    const answers = watchAnswers()
    let goesOn = true
    const lanes = shoppers.map(async (shopper, index) => {
      for (let each = 0; goesOn; each += 1) {
        await checkOut(shopper, at(articles, (index + each) % articles.length), acknowledged).catch(() => sleep(50))
      }
    })
    try {
      await untilPaid(BEFORE)
      primary.crash()
      replica.promote()
      gate.lead(portOf(replica))
      await untilPaid(paid() + AFTER)
    } finally {
      goesOn = false
      await Promise.all(lanes)
      answers.stop()
    }
    expect(answers.statuses.get(0) ?? 0).toBe(0)
    expect(answers.wrong).toEqual([])
    await expectSurvived(acknowledged)
  })

  it('leaves ledger and stock in balance [money.ledger-zero] [stock.sum]', async () => {
    expect(await server.stop()).toBe(0)
    expect(brokenAfter({ SOUK_DATA: folder, DATABASE_URL: replica.url })).toEqual([])
  })
})

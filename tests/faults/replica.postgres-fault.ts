/** A streaming replica that falls behind, stops, and comes back while visitors and buyers read. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { call, ok } from '../contract/support/client'
import { newBuyer, type Buyer } from '../contract/support/people'
import { postgresPrograms } from '../../tools/run/shared/postgres-programs.mjs'
import { createCluster, type OwnCluster } from '../support/own-cluster'
import { startServer, type RealServer } from '../support/real-server'
import { until } from '../support/until'
import { seedShop } from './survived'

const programs = postgresPrograms()
if (!programs) process.stderr.write('LEFT OUT: without initdb there is no replica\n')
const withPrograms = programs ? describe : describe.skip

withPrograms('a replica of the database', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
  let primary: OwnCluster
  let replica: OwnCluster
  let server: RealServer
  let buyer: Buyer
  let productId: string

  beforeAll(async () => {
    primary = await createCluster(programs ?? '')
    const settings = { SOUK_DATA: folder, DATABASE_URL: primary.url }
    seedShop(settings)
    replica = await primary.replica()
    server = await startServer({ ...settings, DATABASE_REPLICA_URL: replica.url })
    process.env.SOUK_TEST_API = server.url
    buyer = await newBuyer()
    const { list } = await ok('getAllProducts', { page_size: 50 })
    productId = list.find(({ stock, has_options }) => stock > 0 && !has_options)?.product_id ?? ''
  })

  afterAll(async () => {
    await server?.kill()
    replica?.remove()
    primary?.remove()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  async function used(): Promise<number> {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    return Number(/^souk_db_replicas_used (\d+)$/m.exec(text)?.[1])
  }

  const untilUsed = (count: number) =>
    until(
      async () => `${await used()} replicas are used instead of ${count}`,
      async () => (await used()) === count,
    )

  const setRate = (sum: number) =>
    primary.sql(`update products set rate_sum = ${sum}, review_count = 1 where id = ${productId}`)
  const rateFor = async (who?: Buyer) => (await ok('product', { product_id: productId }, who)).product.rate

  const untilVisitorsSee = (rate: number) => until(`visitors see ${rate}`, async () => (await rateFor()) === rate)

  /** How often the replica's own statistics say that products were read from it. */
  const readsOfReplica = () =>
    Number(replica.sql(`select seq_scan + idx_scan from pg_stat_user_tables where relname = 'products'`))

  /** For some seconds after a change of the catalogue, and after a start, the database itself is read. */
  async function untilReplicaAnswers(): Promise<void> {
    const before = readsOfReplica()
    await until('the replica is read', async () => {
      await rateFor()
      return readsOfReplica() !== before
    })
  }

  it('is read for visitors; a buyer sees what is in the database itself [durable.replicas]', async () => {
    await untilUsed(1)
    setRate(5)
    await untilVisitorsSee(500)
    await untilReplicaAnswers()
    replica.sql('select pg_wal_replay_pause()')
    setRate(1)
    expect(await rateFor()).toBe(500)
    expect(await rateFor(buyer)).toBe(100)
    await ok('cartAdd', { product_id: productId, qty: 1 }, buyer)
    expect((await ok('cart', {}, buyer)).cart_info.items_count).toBe(1)
  })

  it('is left out when it is too far behind, and used again when it has kept up [durable.replicas]', async () => {
    await untilUsed(0)
    expect(await rateFor()).toBe(100)
    replica.sql('select pg_wal_replay_resume()')
    await untilUsed(1)
    setRate(3)
    await untilVisitorsSee(300)
  })

  it('may stop without any caller noticing [durable.replicas] [wire.unavailable]', async () => {
    const statuses = new Map<string, number>()
    let goesOn = true
    const visitors = Array.from({ length: 4 }, async () => {
      while (goesOn) {
        const { status, code } = await call('getAllProducts', {})
        statuses.set(`${status} ${code}`, (statuses.get(`${status} ${code}`) ?? 0) + 1)
      }
    })
    replica.stop()
    await untilUsed(0)
    expect(await rateFor()).toBe(300)
    replica.start()
    await untilUsed(1)
    goesOn = false
    await Promise.all(visitors)
    expect([...statuses.keys()]).toEqual(['200 200'])
  })
})

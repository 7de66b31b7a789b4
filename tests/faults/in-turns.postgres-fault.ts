/**
 * Two servers behind the nginx that the project ships are restarted one after the other, as for an upgrade, while users
 * browse and buy. The servers have their default limits of load.
 */
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { at } from '@contract/rules/lists'
import { freePort } from '../../tools/run/shared/free-port.mjs'
import { newBuyer, type Buyer } from '../contract/support/people'
import { nginxProgram, startNginx, type OwnNginx } from '../support/own-nginx'
import { startServer, type RealServer } from '../support/real-server'
import { brokenAfter, expectSurvived } from './survived'
import { inLongForm } from './long'
import { cheapArticles, checkOut, newShopper, type Acknowledged, type Article } from './shoppers'

const SERVERS = 2
const RESTARTS = inLongForm(30, 4)
const SHOPPERS = 3
/** Callers that keep one connection open, half of whom write. With the shoppers they are eight, whom no server refuses. */
const LANES = 5
const ORDERS_EACH = 20
/** The minimum number of answers while a server stops, as proof that requests were in progress. */
const UNDER_WAY = SHOPPERS + LANES

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
const settings = {
  DATABASE_URL: process.env.DATABASE_URL ?? '',
  // as in production
  DRAIN_SECONDS: '5',
  TRUST_PROXY: 'loopback',
  MAX_LAG: '',
  MAX_QUEUE: '',
}
const servers: RealServer[] = []
const program = nginxProgram()
let nginx: OwnNginx

const start = (index: number, port: string) =>
  startServer({ ...settings, SOUK_DATA: path.join(folder, String(index)), PORT: port })

beforeAll(async () => {
  if (!program) throw new Error('this test needs nginx: apt-get install nginx-light')
  for (let index = 0; index < SERVERS; index += 1) servers.push(await start(index, String(await freePort())))
  nginx = await startNginx(program, ...servers.map(({ url }) => url))
  process.env.SOUK_TEST_API = nginx.url
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await nginx?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Answers by method and status, such as `POST 200`; a broken connection is `POST broken`. */
const answers = new Map<string, number>()
const answered = () => [...answers.values()].reduce((sum, count) => sum + count, 0)

/** One request over a connection of its lane. */
function ask(
  agent: http.Agent,
  buyer: Buyer,
  [method, address, form]: readonly [string, string, string],
): Promise<void> {
  return new Promise((resolve) => {
    const done = (status: number | 'broken') => {
      answers.set(`${method} ${status}`, (answers.get(`${method} ${status}`) ?? 0) + 1)
      resolve()
    }
    const headers = { 'access-token': buyer.token, 'content-type': 'application/x-www-form-urlencoded' }
    const request = http.request(`${nginx.url}/api${address}`, { agent, method, headers }, (response) => {
      response.on('end', () => done(response.statusCode ?? 0))
      response.resume()
    })
    request.once('error', () => done('broken')).end(form)
  })
}

/** Stops a server while the others continue, and starts it again on its port. Returns the answers while it stopped. */
async function restart(index: number): Promise<number> {
  const { url } = at(servers, index)
  const before = answered()
  expect(await at(servers, index).stop()).toBe(0)
  const meanwhile = answered() - before
  servers[index] = await start(index, new URL(url).port)
  return meanwhile
}

it('answers every request while servers restart one after the other, and loses no acknowledged order [durable.in-turns]', async () => {
  let articles: Article[] = await cheapArticles(10)
  const acknowledged: Acknowledged[] = []
  let goesOn = true
  const buying = Array.from({ length: SHOPPERS }, async (_, index) => {
    let shopper = await newShopper()
    for (let each = 1; goesOn; each += 1) {
      await checkOut(shopper, at(articles, (index + each) % articles.length), acknowledged)
      // the welcome credit pays for no more, and the long form sells what there is of many products
      if (each % ORDERS_EACH > 0) continue
      shopper = await newShopper()
      articles = await cheapArticles(10)
    }
  })
  const lanes = Array.from({ length: LANES }, async (_, index) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const buyer = await newBuyer()
    for (let each = 0; goesOn; each += 1) {
      const { productId } = at(articles, (index + each) % articles.length)
      const asked =
        index % 2 === 0
          ? (['POST', '/catalog/product/favorite', `product_id=${productId}`] as const)
          : (['GET', `/catalog/product/index?product_id=${productId}`, ''] as const)
      await ask(agent, buyer, asked)
    }
    agent.destroy()
  })
  const all = Promise.all([...buying, ...lanes])
  // reported at the end; a failed lane must not end the process earlier
  all.catch(() => (goesOn = false))
  const meanwhile: number[] = []
  try {
    for (let count = 0; count < RESTARTS; count += 1) meanwhile.push(await restart(count % SERVERS))
  } finally {
    goesOn = false
  }
  await all
  process.stderr.write(
    `${JSON.stringify(Object.fromEntries(answers))}, ${acknowledged.length} orders, ${RESTARTS} restarts\n`,
  )
  if (answers.size > 2) process.stderr.write(nginx.errors())
  expect([...answers.keys()].sort()).toEqual(['GET 200', 'POST 200'])
  expect(Math.min(...meanwhile)).toBeGreaterThanOrEqual(UNDER_WAY)
  await expectSurvived(acknowledged)
  expect(acknowledged.every(({ paid }) => paid)).toBe(true)
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual(servers.map(() => 0))
  expect(brokenAfter({ ...settings, SOUK_DATA: folder })).toEqual([])
})

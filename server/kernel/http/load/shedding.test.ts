import http from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { one } from '@contract/rules/lists'
import { registerErrors } from '../errors'
import { HEALTH_PATHS } from '../health/health-paths'
import { registerShedding } from './shedding'

const LIMITS = { lagMs: 0, queue: 2, waiting: () => 0, poolSize: 10 }
/** As many calls as one client makes at once. */
const FEW = 8
/** Eight times the queue, however idle the event loop is. */
const MOST = 16

let server: FastifyInstance
let finish: (() => void)[]

async function serverWith(limits: Partial<typeof LIMITS> = {}): Promise<void> {
  finish = []
  server = Fastify()
  registerErrors(server)
  await registerShedding(server, { ...LIMITS, ...limits })
  server.get('/api/slow', () => new Promise<string>((resolve) => finish.push(() => resolve('served'))))
  server.get('/api/quick', () => 'served')
  for (const path of [...HEALTH_PATHS, '/picture.webp']) server.get(path, () => 'served')
}

afterEach(() => server.close())

const statusOf = async (path: string) => (await server.inject(path)).statusCode

async function underWay(count: number) {
  const all = Array.from({ length: count }, () => server.inject('/api/slow'))
  for (const each of all) each.catch(() => undefined)
  while (finish.length < count) await new Promise((resolve) => setImmediate(resolve))
  return all
}

it('refuses a call beyond the queue limit with Retry-After, and serves again once there is room [wire.shedding]', async () => {
  await serverWith()
  const all = await underWay(MOST)
  const refused = await server.inject('/api/quick')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  expect(refused.json()).toMatchObject({ code: 2000018, data: { reason: 'unavailable', retry_after: 2 } })
  one(finish)()
  expect((await one(all)).body).toBe('served')
  expect(await statusOf('/api/quick')).toBe(200)
  for (const each of finish) each()
  await Promise.all(all)
})

it('always answers health checks, and sends files [wire.shedding]', async () => {
  await serverWith()
  const all = await underWay(MOST)
  for (const path of [...HEALTH_PATHS, '/picture.webp']) expect([path, await statusOf(path)]).toEqual([path, 200])
  for (const each of finish) each()
  await Promise.all(all)
})

it('refuses while too many wait for the database [wire.shedding]', async () => {
  let waits = 19
  await serverWith({ waiting: () => waits })
  const all = await underWay(FEW)
  expect(await statusOf('/api/quick')).toBe(200)
  waits = 20
  expect(await statusOf('/api/quick')).toBe(503)
  for (const each of finish) each()
  await Promise.all(all)
})

async function fallBehind(): Promise<void> {
  const end = performance.now() + 5_000
  const block = () => {
    const until = performance.now() + 150
    while (performance.now() < until);
  }
  while (!server.isUnderPressure() && performance.now() < end) {
    block()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(server.isUnderPressure()).toBe(true)
}

it('refuses calls of a crowd while the event loop is behind, but no health checks [wire.shedding]', async () => {
  await serverWith({ lagMs: 20, queue: 0 })
  const all = await underWay(FEW)
  await fallBehind()
  expect([await statusOf('/api/quick'), await statusOf('/healthz'), await statusOf('/picture.webp')]).toEqual([
    503, 200, 200,
  ])
  for (const each of finish) each()
  await Promise.all(all)
})

it('refuses calls of a crowd whose answers wait for nothing [wire.shedding]', async () => {
  await serverWith({ lagMs: 20, queue: 0 })
  server.get('/api/work', () => {
    const until = performance.now() + 2
    while (performance.now() < until);
    return 'served'
  })
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api/work`
  const agent = new http.Agent({ keepAlive: true })
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const answered = (response: http.IncomingMessage) =>
        response.on('end', () => resolve(response.statusCode)).resume()
      http.get(url, { agent }, answered).on('error', reject)
    })
  const statuses = new Set<number | undefined>()
  // until the next measurement of the loop is known, everybody is let in
  const one = async () => {
    for (let count = 0; count < 200 && !statuses.has(503); count += 1) statuses.add(await ask())
  }
  await Promise.all(Array.from({ length: 64 }, one))
  agent.destroy()
  expect([...statuses].sort()).toEqual([200, 503])
})

it('refuses no call of a client that is alone, whatever else holds the loop and the database [wire.shedding]', async () => {
  await serverWith({ lagMs: 20, waiting: () => 1_000 })
  const all = await underWay(FEW - 1)
  await fallBehind()
  for (const each of finish) each()
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(Array(FEW - 1).fill(200))
  await fallBehind()
  expect(await statusOf('/api/quick')).toBe(200)
})

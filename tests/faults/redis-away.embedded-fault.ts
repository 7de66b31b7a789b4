/** Redis stops while servers count requests in it, and starts again. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerLimits } from '../../server/kernel/http/load/shared-counts'
import { freePort } from '../../tools/run/shared/free-port.mjs'
import { until } from '../support/until'

const program = (process.env.PATH ?? '').split(':').find((folder) => fs.existsSync(path.join(folder, 'redis-server')))
if (!program) process.stderr.write('LEFT OUT: there is no redis-server to take away\n')
const withRedis = program ? it : it.skip

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-redis-'))
const servers: FastifyInstance[] = []
let redis: ChildProcess | undefined

function startRedis(port: number): void {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  redis = spawn('redis-server', settings, { stdio: 'ignore' })
}

async function stopRedis(): Promise<void> {
  redis?.kill('SIGKILL')
  if (redis) await once(redis, 'exit')
  redis = undefined
}

async function processOn(url: string, said: string[]): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void said.push((JSON.parse(line) as { msg: string }).msg) }
  const server = Fastify({ logger: { level: 'warn', stream } })
  await registerLimits(server, url)
  for (const path of ['/one', '/other']) {
    server.get(path, { config: { rateLimit: { max: 2, timeWindow: 600_000 } } }, () => 'served')
  }
  await server.ready()
  servers.push(server)
  return server
}

async function statuses(path: string, ...asked: FastifyInstance[]): Promise<number[]> {
  const all: number[] = []
  for (const server of asked) all.push((await server.inject(path)).statusCode)
  return all
}

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await stopRedis()
  fs.rmSync(folder, { recursive: true, force: true })
})

withRedis(
  'counts requests together, then separately while Redis is stopped, then together again [limit.redis]',
  async () => {
    const port = await freePort()
    startRedis(port)
    const said: string[] = []
    const url = `redis://127.0.0.1:${port}`
    const [one, other] = [await processOn(url, said), await processOn(url, said)]
    if (said.length > 0) {
      // Redis was not yet listening at the first request
      await until('Redis starts', () => said.filter((line) => line.startsWith('Redis is back')).length > 0)
    }
    expect(await statuses('/one', one, other, one, other)).toEqual([200, 200, 429, 429])

    said.length = 0
    await stopRedis()
    await until('both notice', () => said.length === 2)
    expect(await statuses('/one', one, one, one, other, other, other)).toEqual([200, 200, 429, 200, 200, 429])
    expect(said.every((line) => line.startsWith('Redis is away'))).toBe(true)

    startRedis(port)
    await until('both are back', () => said.length === 4)
    expect(await statuses('/other', one, other, one, other)).toEqual([200, 200, 429, 429])
  },
)

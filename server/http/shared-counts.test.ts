import Fastify, { type FastifyInstance } from 'fastify'
import { registerLimits } from './shared-counts'

const mockRedis = jest.requireActual<typeof import('ioredis-mock')>('ioredis-mock')
const { Redis: mockReal } = jest.requireActual<typeof import('ioredis')>('ioredis')
const AWAY = 'redis://127.0.0.1:1/0'

// a Redis in memory that all connections of one address share; the address where nothing listens is really asked
jest.mock('ioredis', () => ({
  Redis: function Redis(url: string, options: object) {
    return url === AWAY ? new mockReal(url, options) : new mockRedis(url, options)
  },
}))

const servers: FastifyInstance[] = []

async function processWith(url: string | null): Promise<FastifyInstance> {
  const server = Fastify()
  await registerLimits(server, url)
  server.get('/', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, () => 'served')
  servers.push(server)
  return server
}

const statuses = async (...asked: FastifyInstance[]) => {
  const all: number[] = []
  for (const server of asked) all.push((await server.inject('/')).statusCode)
  return all
}

describe('how often one address may call', () => {
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

  it('is counted by each process alone without Redis', async () => {
    const [one, other] = [await processWith(null), await processWith(null)]
    expect(await statuses(one, other, one, other)).toEqual([200, 200, 200, 200])
    expect(await statuses(one)).toEqual([429])
  })

  it('is counted by all processes together in Redis', async () => {
    const [one, other] = [await processWith('redis://shop:6379'), await processWith('redis://shop:6379')]
    expect(await statuses(one, other, one, other)).toEqual([200, 200, 429, 429])
  })

  it('turns nobody away while Redis is away', async () => {
    const one = await processWith(AWAY)
    expect(await statuses(one, one, one)).toEqual([200, 200, 200])
  })
})

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

async function processWith(url: string | null, max = 2): Promise<FastifyInstance> {
  const server = Fastify()
  await registerLimits(server, url)
  server.get('/', { config: { rateLimit: { max, timeWindow: 60_000 } } }, () => 'served')
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

  it.each([
    ['in this process', null],
    ['in Redis', 'redis://at-once:6379'],
    ['in this process while Redis is away', AWAY],
  ])('is counted one by one when all come at once, %s [wire.rate-limit]', async (_, url) => {
    const server = await processWith(url, 20)
    const answers = await Promise.all(Array.from({ length: 25 }, () => server.inject('/')))
    const left = answers.map(({ headers }) => Number(headers['x-ratelimit-remaining']))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    expect(left.sort((a, b) => b - a).slice(0, 20)).toEqual(Array.from({ length: 20 }, (_one, index) => 19 - index))
  })

  it('is counted by all processes together in Redis', async () => {
    const [one, other] = [await processWith('redis://shop:6379'), await processWith('redis://shop:6379')]
    expect(await statuses(one, other, one, other)).toEqual([200, 200, 429, 429])
  })

  it('is counted by each process alone while Redis is away [limit.redis]', async () => {
    const [one, other] = [await processWith(AWAY), await processWith(AWAY)]
    expect(await statuses(one, one, one, other)).toEqual([200, 200, 429, 200])
  })
})

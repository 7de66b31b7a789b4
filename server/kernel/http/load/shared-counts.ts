/** Requests are counted in this process, or in Redis where several processes answer for one shop. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { HEALTH_PATHS } from '../health/health-paths'
import { limitStoreOn } from './limit-store'
import { countedNetwork } from '../../sessions/network'

/** By whom requests are counted. */
const keyGenerator = ({ ip }: { readonly ip: string }) => countedNetwork(ip)

/** The longest that a slow Redis delays a caller. */
const COMMAND_MS = 500
/** A starting server is busy: the answer may have arrived before it is read. */
const CONNECT_MS = 5_000
const AGAIN_MOST_MS = 5_000

/** Connects and stays connected; resolves when the first try is over, however it ended. */
async function connect(server: FastifyInstance, url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: COMMAND_MS,
    connectTimeout: CONNECT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: (times) => Math.min(times * 200, AGAIN_MOST_MS),
  })
  let told = false
  redis.on('error', (error) => {
    if (!told) server.log.warn({ err: error }, 'Redis is away: each process counts its own requests')
    told = true
  })
  redis.on('ready', () => {
    if (told) server.log.warn('Redis is back: requests are counted together')
    told = false
  })
  server.addHook('onClose', () => redis.disconnect())
  // the listener has told why, and the next try follows by itself
  await redis.connect().catch(() => undefined)
  return redis
}

/**
 * Lets calls ask for a limit. Counts are shared through the Redis at `url`, which is connected to before this resolves;
 * null: kept by this process, as while Redis is away. The log says once when it goes, and when it is back.
 */
export async function registerLimits(server: FastifyInstance, url: string | null): Promise<void> {
  const allowList = ({ url: asked }: { readonly url: string }) => HEALTH_PATHS.includes(asked.replace(/\?.*/, ''))
  const store = limitStoreOn(url === null ? null : await connect(server, url))
  await server.register(rateLimit, { global: false, keyGenerator, allowList, store })
}

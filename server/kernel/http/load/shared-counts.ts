/** Counts requests in this process, or in Redis if several processes serve one shop. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { HEALTH_PATHS } from '../health/health-paths'
import { limitStoreOn } from './limit-store'
import { countedNetwork } from '../../sessions/network'

/** The key for counting requests. */
const keyGenerator = ({ ip }: { readonly ip: string }) => countedNetwork(ip)

/** The maximum delay of a caller by a slow Redis. */
const COMMAND_MS = 500
/** A starting server is busy: the answer may have arrived before it is read. */
const CONNECT_MS = 5_000
const AGAIN_MOST_MS = 5_000

/** Connects and stays connected; resolves after the first attempt, successful or not. */
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
  // the listener has reported the reason, and the next attempt follows automatically
  await redis.connect().catch(() => undefined)
  return redis
}

/**
 * Enables rate limits of calls. Counts are shared through the Redis at `url`, to which it connects before it
 * resolves; null: counts are kept in this process, as while Redis is away. The log reports once when Redis goes away,
 * and when it is back.
 */
export async function registerLimits(server: FastifyInstance, url: string | null): Promise<void> {
  const allowList = ({ url: asked }: { readonly url: string }) => HEALTH_PATHS.includes(asked.replace(/\?.*/, ''))
  const store = limitStoreOn(url === null ? null : await connect(server, url))
  await server.register(rateLimit, { global: false, keyGenerator, allowList, store })
}

/** Requests are counted in this process, or in Redis where several processes answer for one shop. */
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'

const NAMESPACE = 'souk-limit-'
/** A Redis that is away costs a caller no more than this. */
const COMMAND_MS = 500

/**
 * Lets calls ask for a limit. Counts are shared through the Redis at `url`, null: kept by this process. While Redis is
 * away nobody is counted and nobody is turned away; the log says so.
 */
export async function registerLimits(server: FastifyInstance, url: string | null): Promise<void> {
  if (url === null) return void (await server.register(rateLimit, { global: false }))
  const redis = new Redis(url, {
    commandTimeout: COMMAND_MS,
    connectTimeout: COMMAND_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  })
  redis.on('error', (error) => server.log.warn({ err: error }, 'Redis is away: nobody is counted'))
  server.addHook('onClose', () => redis.disconnect())
  await server.register(rateLimit, { global: false, redis, nameSpace: NAMESPACE, skipOnError: true })
}

/** Counts calls per caller: in Redis for all processes together, and in this process while Redis is away. */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Redis } from 'ioredis'

const NAMESPACE = 'souk-limit-'
/** Callers that one process remembers for one call; the oldest is forgotten first. */
const REMEMBERED = 5_000

interface Count {
  readonly current: number
  /** The rest of the window, in milliseconds. */
  readonly ttl: number
}

/** Counts within this process. */
export function createLocalCount(now: () => number = Date.now): (key: string, windowMs: number) => Count {
  const windows = new Map<string, { count: number; readonly endsAt: number }>()
  return (key, windowMs) => {
    const at = now()
    const kept = windows.get(key)
    const window = kept && kept.endsAt > at ? kept : { count: 0, endsAt: at + windowMs }
    window.count += 1
    if (window !== kept) {
      windows.delete(key)
      windows.set(key, window)
      const [oldest] = windows.keys()
      if (oldest !== undefined && windows.size > REMEMBERED) windows.delete(oldest)
    }
    return { current: window.count, ttl: window.endsAt - at }
  }
}

/** Counts in Redis. Rejects if it is away, or takes too long. */
async function countIn(redis: Redis, key: string, windowMs: number): Promise<Count> {
  const results = await redis.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key).exec()
  const [, counted, left] = results ?? []
  const failed = counted?.[0] ?? left?.[0]
  if (failed || !counted || !left) throw failed ?? new Error('Redis answered nothing')
  return { current: Number(counted[1]), ttl: Math.max(0, Number(left[1])) }
}

interface Route {
  readonly routeInfo: { readonly method?: string | string[]; readonly url?: string }
}

/**
 * The rate limiter's store in this Redis; null: only in this process. The limiter's own store gives simultaneous
 * requests the same, last count, and so refuses all of 25 requests where 20 are allowed.
 */
export function limitStoreOn(redis: Redis | null): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    private readonly countHere = createLocalCount()
    private readonly name: string

    constructor(_options: object, name = NAMESPACE) {
      this.name = name
    }

    incr(caller: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      if (redis === null) return callback(null, this.countHere(caller, windowMs))
      countIn(redis, this.name + caller, windowMs)
        // the connection logs the reason once, and not for each call
        .catch(() => this.countHere(caller, windowMs))
        .then(
          (count) => callback(null, count),
          (error: Error) => callback(error),
        )
    }

    child(route: object): FastifyRateLimitStore {
      const { method, url } = (route as Route).routeInfo
      return new LimitStore(route, `${this.name}${String(method)}${url ?? ''}-`)
    }
  }
}

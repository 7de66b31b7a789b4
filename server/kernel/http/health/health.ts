/**
 * Health checks for orchestrators and proxies. `/healthz`: the process is alive, whatever it waits for. `/readyz`:
 * the server can take requests; not while it starts, while it drains before its end, or without a writable database.
 */
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { one } from '@contract/rules/lists'
import { rows } from '../../db/rows'
import type { Db } from '../../db/types'
import { LIVE_PATH, READY_PATH } from './health-paths'

/** A database that is slower than this counts as unavailable. */
const DATABASE_MS = 2_000

type ReadyState = 'ready' | 'starting' | 'draining' | 'no database'

export interface Readiness {
  /** The server has started. */
  started(): void
  /** The server is stopping: it still answers, but new requests should go elsewhere. */
  drain(): void
  readonly isDraining: boolean
  state(): Promise<ReadyState>
}

/** Whether the database is writable: not during recovery, nor on a standby. */
async function takesWrites(db: Db): Promise<boolean> {
  const row = one(await rows<{ standby: boolean }>(db, sql`select pg_is_in_recovery() as standby`))
  return row.standby === false
}

interface ReadinessOptions {
  readonly db: Db
  readonly databaseMs?: number
  readonly onError?: (error: unknown) => void
}

/** Readiness of one server. Parallel checks share one query. */
export function createReadiness({ db, databaseMs = DATABASE_MS, onError }: ReadinessOptions): Readiness {
  let phase: 'starting' | 'running' | 'draining' = 'starting'
  let asked: Promise<boolean> | null = null

  const ask = () => {
    asked ??= takesWrites(db)
      .catch((error: unknown) => {
        onError?.(error)
        return false
      })
      .finally(() => (asked = null))
    return asked
  }
  const inTime = async () => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, databaseMs, false)))
    try {
      return await Promise.race([ask(), late])
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    started: () => {
      if (phase === 'starting') phase = 'running'
    },
    drain: () => void (phase = 'draining'),
    get isDraining() {
      return phase === 'draining'
    },
    async state() {
      if (phase !== 'running') return phase
      return (await inTime()) ? 'ready' : 'no database'
    },
  }
}

/** Answers both paths, without rate limit, log or cache. */
export function registerHealth(server: FastifyInstance, readiness: Readiness): void {
  server.get(LIVE_PATH, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  server.get(READY_PATH, async (_request, reply) => {
    const status = await readiness.state()
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
  // A proxy with keep-alive opens its next connection elsewhere.
  server.addHook('onSend', async (_request, reply) => {
    if (readiness.isDraining) reply.header('connection', 'close')
  })
}

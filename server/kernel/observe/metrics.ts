/** Metrics of one server, for Prometheus at /metrics. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database, Db } from '../db/types'
import type { Observe } from '../work/interval'
import { METRICS_PATH } from '../http/health/health-paths'
import { oldestUnsettled, outboxesWaiting } from './waiting'
import { isSameText } from '../text/same-text'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** The maximum wait of a scrape for the database: the server's own metrics matter most when the database is away. */
const DATABASE_MS = 2_000

export interface Metrics {
  readonly observe: Observe
  /** Starts counting requests. */
  count(server: FastifyInstance): void
  readonly contentType: string
  text(): Promise<string>
}

/** The promise's value, or null on a timeout or a failure. */
async function inTime<T>(work: Promise<T>, onError: (error: unknown) => void): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, DATABASE_MS, null)))
  const done = work.catch((error: unknown) => {
    onError(error)
    return null
  })
  try {
    return await Promise.race([done, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The name of a call, else the pattern of the path: never the path itself, which has ids and unlimited values. */
const callOf = ({ routeOptions: { config, url } }: FastifyRequest) => config.call ?? url ?? 'unknown'

function requestFigures(registers: Registry[]) {
  const requests = new Counter({
    name: 'souk_http_requests_total',
    help: 'Requests that were answered, by call, HTTP status and code of the envelope.',
    labelNames: ['call', 'method', 'status', 'code'],
    registers,
  })
  const duration = new Histogram({
    name: 'souk_http_request_duration_seconds',
    help: 'How long requests took, by call.',
    labelNames: ['call', 'method'],
    buckets: SECONDS,
    registers,
  })
  return (server: FastifyInstance) => {
    server.addHook('onResponse', async (request, reply) => {
      const labels = { call: callOf(request), method: request.method }
      requests.inc({ ...labels, status: reply.statusCode, code: request.answerCode ?? '' })
      duration.observe(labels, reply.elapsedTime / 1_000)
    })
  }
}

function timerFigures(registers: Registry[]): Observe {
  const rounds = new Counter({
    name: 'souk_timer_rounds_total',
    help: 'Rounds of the timers, by result.',
    labelNames: ['timer', 'result'],
    registers,
  })
  const last = new Gauge({
    name: 'souk_timer_last_success_timestamp_seconds',
    help: 'When a timer last ended a round well, in seconds since 1970.',
    labelNames: ['timer'],
    registers,
  })
  const duration = new Histogram({
    name: 'souk_timer_round_duration_seconds',
    help: 'How long rounds of the timers took.',
    labelNames: ['timer'],
    buckets: SECONDS,
    registers,
  })
  return async (timer, round) => {
    const end = duration.startTimer({ timer })
    try {
      await round()
      rounds.inc({ timer, result: 'done' })
      last.setToCurrentTime({ timer })
    } catch (error) {
      rounds.inc({ timer, result: 'failed' })
      throw error
    } finally {
      end()
    }
  }
}

type InTime = <T>(read: (db: Db) => Promise<T>) => Promise<T | null>

/** The same answer for everybody who asks while it is on its way. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= read().finally(() => (running = null))
    return running
  }
}

function waitingFigures(registers: Registry[], read: InTime): void {
  // each gauge waits for it itself: a scrape takes a gauge as it is when its own collect is done
  const outboxes = shared(() => read(outboxesWaiting))
  const figure = (name: string, help: string, of: 'waiting' | 'oldest') =>
    new Gauge({
      name,
      help,
      labelNames: ['outbox'],
      registers,
      async collect() {
        const found = await outboxes()
        this.reset()
        for (const each of found ?? []) this.set({ outbox: each.outbox }, each[of])
      },
    })
  figure('souk_outbox_oldest_seconds', 'How long the oldest of what waits to be sent has waited.', 'oldest')
  figure(
    'souk_outbox_waiting',
    'What waits to be sent: money on its way back to cards, mails, and messages to webhooks.',
    'waiting',
  )
  new Gauge({
    name: 'souk_unsettled_oldest_seconds',
    help: 'How long ago the oldest order was completed that is not settled yet.',
    registers,
    async collect() {
      const seconds = await read(oldestUnsettled)
      if (seconds === null) this.remove()
      else this.set(seconds)
    },
  })
}

function databaseFigures(registers: Registry[], database: Database, onError: (error: unknown) => void): void {
  const pool = database.pool
  if (pool) {
    new Gauge({
      name: 'souk_db_pool_connections',
      help: 'Connections to the database: in use, idle, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const { total, idle, waiting } = pool()
        this.set({ state: 'used' }, total - idle)
        this.set({ state: 'idle' }, idle)
        this.set({ state: 'waiting' }, waiting)
      },
    })
  }
  const replicas = database.replicas
  if (replicas) {
    new Gauge({
      name: 'souk_db_replicas_used',
      help: 'Replicas of the database that keep up, and are read from.',
      registers,
      collect() {
        this.set(replicas())
      },
    })
  }
  waitingFigures(registers, (read) => inTime(read(database.db), onError))
}

/**
 * A separate registry for each server. `onError` gets the reason if the database's metrics are missing from a scrape.
 */
export function createMetrics(database: Database, onError: (error: unknown) => void): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  databaseFigures(registers, database, onError)
  return {
    observe: timerFigures(registers),
    count: requestFigures(registers),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']
const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** With a token, only with that token; without one, requests from this machine without a proxy. */
export function mayRead(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  if (token === null) {
    return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined)
  }
  return isSameText(headers.authorization ?? '', `Bearer ${token}`)
}

/** Serves /metrics; for everyone else the path does not exist. */
export function registerMetrics(server: FastifyInstance, metrics: Metrics, token: string | null): void {
  metrics.count(server)
  server.get(METRICS_PATH, async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound()
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

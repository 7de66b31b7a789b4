/** Listens before the server is ready, so that a port in use is reported before any data is touched. */
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyServerFactory } from 'fastify'
import { Code } from '@contract/base/codes'
import { REQUEST_TIMEOUT_MS } from '@contract/base/constants'
import { envelope } from './envelope'
import { HEALTH_PATHS, LIVE_PATH } from './health/health-paths'

/** Longer than the keep-alive of proxies: the client side should close connections. */
const KEEP_ALIVE_MS = 72_000
const RETRY_AFTER_S = 2
/**
 * How many connections wait to be accepted, if the system allows as many. Node's 511 are fewer than a crowd: the system drops
 * the others, whose clients try again seconds later or are reset.
 */
const BACKLOG = 4_096
/** How long a request waits for a starting server: usually it is ready before, and no proxy gives up so soon. */
const QUEUE_MS = 10_000

export interface EarlyListener {
  readonly port: number
  /** Makes the application answer here; it need not listen itself. */
  readonly serverFactory: FastifyServerFactory
  /** From now on the application answers. */
  serve(): void
  /** Accepts no more connections, and resolves when the open ones are answered. */
  close(): Promise<void>
}

/** The answers of a starting server: only its health, so far. */
function answerStarting({ url }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-type', 'application/json; charset=utf-8')
  if (url === LIVE_PATH) return void response.end('{"status":"alive"}')
  response.writeHead(503, { 'retry-after': String(RETRY_AFTER_S) })
  response.end(JSON.stringify(envelope(Code.operationFailed, { reason: 'unavailable', retry_after: RETRY_AFTER_S })))
}

/**
 * Requests that arrive while the server starts. A proxy that does not check /readyz sends them and cannot take them
 * back.
 */
function queueUntilReady(queueMs: number) {
  const waiting = new Set<(answer: RequestListener) => void>()
  const hold: RequestListener = (request, response) => {
    if (HEALTH_PATHS.includes(request.url ?? '')) return answerStarting(request, response)
    const goOn = (answer: RequestListener) => {
      clearTimeout(timer)
      waiting.delete(goOn)
      if (!response.destroyed) answer(request, response)
    }
    const timer = setTimeout(goOn, queueMs, answerStarting)
    waiting.add(goOn)
  }
  const handOn = (answer: RequestListener) => {
    for (const goOn of waiting) goOn(answer)
  }
  return { hold, handOn }
}

interface ListenOptions {
  readonly port: number
  readonly host: string
  readonly queueMs?: number
}

/** Listens at once, and passes requests on after `serve` is called. Rejects with the system's error. */
export async function listenEarly({ port, host, queueMs = QUEUE_MS }: ListenOptions): Promise<EarlyListener> {
  const { hold, handOn } = queueUntilReady(queueMs)
  let answer: RequestListener = hold
  let application: RequestListener = answerStarting
  const server = http.createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) =>
    answer(request, response),
  )
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen({ port, host, backlog: BACKLOG }, resolve),
  )
  return {
    port: (server.address() as AddressInfo).port,
    serverFactory: (handler) => {
      application = handler as RequestListener
      return server
    },
    serve: () => {
      answer = application
      handOn(application)
    },
    close: () =>
      new Promise((resolve, reject) => {
        handOn(answerStarting)
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeIdleConnections()
      }),
  }
}

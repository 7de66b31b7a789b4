/**
 * The server's log: JSON lines. It contains nothing about a caller except the name of the call: no address, query,
 * field or header; paths with ids are logged as their pattern.
 */
import { randomUUID } from 'node:crypto'
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Config } from '../config/config'
import { describeError } from '../http/describe-error'

/** The destination instead of standard output. */
export interface LogStream {
  write(line: string): void
}

const REQUEST_ID = 'x-request-id'
const ID = /^[\w.:-]{8,128}$/

/** The proxy's request id, if any, so that both logs can be compared. */
export function requestIdOf(given: unknown, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  return trustProxy !== false && typeof given === 'string' && ID.test(given) ? given : randomUUID()
}

/** Fastify's options for logs and request ids. */
export function logOptions(config: Config, log: boolean | LogStream): FastifyServerOptions {
  const stream = typeof log === 'object' ? { stream: log } : {}
  return {
    logger: log === false ? false : { level: config.logLevel, serializers: { err: describeError }, ...stream },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: ({ headers }) => requestIdOf(headers[REQUEST_ID], config),
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the contract's call that a route answers. */
    call?: string
  }
  interface FastifyRequest {
    /** The code in the envelope of the answer, once there is one. */
    answerCode: number | null
  }
}

/** Returns the request id to each caller, records the code of each answer, and optionally logs a line for it. */
export function registerLog(server: FastifyInstance, { logRequests }: Pick<Config, 'logRequests'>): void {
  server.decorateRequest('answerCode', null)
  server.addHook('onRequest', async (request, reply) => void reply.header(REQUEST_ID, request.id))
  server.addHook('preSerialization', async (request, _reply, payload) => {
    const { code } = (payload ?? {}) as { code?: unknown }
    if (typeof code === 'number') request.answerCode = code
    return payload
  })
  if (!logRequests) return
  server.addHook('onResponse', async (request, reply) => {
    const { config, url = null } = request.routeOptions
    request.log.info(
      {
        call: config.call ?? null,
        method: request.method,
        route: url,
        status: reply.statusCode,
        code: request.answerCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}

/** Every error gets an envelope: a crash is a 500, a temporary failure a 503. */
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Code } from '@contract/base/codes'
import { API_PREFIX } from '@contract/endpoints/app'
import type { RefusalData } from '@contract/base/envelope'
import { isUnavailable } from '../db/errors'
import { envelope } from './envelope'
import { Overloaded } from './load/overloaded'
import { Refusal } from './refusal'

function answer(reply: FastifyReply, status: number, code: number, data: RefusalData = {}): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(envelope(code, data))
}

/** When to retry, in seconds: enough for a new database connection, or for the load to fall. */
const RETRY_AFTER_S = 2

/** The request was not processed and can be sent again in a moment. */
function answerUnavailable(reply: FastifyReply): FastifyReply {
  const data: RefusalData = { reason: 'unavailable', retry_after: RETRY_AFTER_S }
  return answer(reply.header('retry-after', RETRY_AFTER_S), 503, Code.operationFailed, data)
}

/** The framework's status for an error of the client; 500 for our own. */
function callerStatus(error: FastifyError): number {
  const { statusCode = 500 } = error
  return statusCode >= 400 && statusCode < 500 ? statusCode : 500
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return answer(reply, 200, error.code, error.data)
  if (error instanceof Overloaded) return answerUnavailable(reply)
  const status = callerStatus(error)
  if (status === 413 || status === 415) return answer(reply, status, Code.invalidParameter)
  if (status === 429) return answer(reply, status, Code.operationFailed, { reason: 'rate_limited' })
  // What may not be seen is not there.
  if (status === 403 || status === 404) return answer(reply, 404, Code.notFound)
  if (status < 500) {
    // Only calls are refused with status 200: a file that cannot be sent does not exist.
    return request.url.startsWith(`${API_PREFIX}/`)
      ? answer(reply, 200, Code.invalidParameter)
      : answer(reply, 404, Code.notFound)
  }
  // The path without its query, which may contain private data.
  const [path] = request.url.split('?')
  if (isUnavailable(error)) {
    request.log.warn({ err: error, path }, 'the database is away or too busy')
    return answerUnavailable(reply)
  }
  request.log.error({ err: error, path }, 'a request crashed')
  return answer(reply, 500, Code.operationFailed, { reason: 'failed' })
}

const BROKEN: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** A request that is not HTTP, or whose headers are too long, has no reply object: the envelope is written by hand. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const body = JSON.stringify(envelope(Code.invalidParameter, {}))
  const head = [
    `HTTP/1.1 ${BROKEN[error.code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Also for a path that cannot be decoded, which does not exist. */
export function answerUnknownPath(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(reply, 404, Code.notFound)
}

export function registerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>(answerError)
  server.setNotFoundHandler(answerUnknownPath)
}

/** Headers for pages of other origins, as the filter of the server sets them. */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

const MAX_AGE_SECONDS = 30 * 24 * 60 * 60
const VARY = ['Origin', 'Access-Control-Request-Method', 'Access-Control-Request-Headers']

/** Whether the browser only wants to know what it may send. The filter answers that by itself. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined

/**
 * What the filter adds to an answer. Any origin is allowed and comes back by name, with credentials; a request without
 * an origin, or from the server's own, gets nothing.
 */
export function corsHeaders(request: IncomingMessage): OutgoingHttpHeaders {
  const { origin, host, 'access-control-request-headers': wanted = '' } = request.headers
  if (origin === undefined || origin === `http://${host}`) return {}
  const common = { Vary: VARY, 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' }
  if (!isPreflight(request)) return common
  const names = wanted.split(',').map((name) => name.trim())
  return {
    ...common,
    'Access-Control-Allow-Methods': request.headers['access-control-request-method'],
    ...(wanted === '' ? {} : { 'Access-Control-Allow-Headers': names.join(', ') }),
    'Access-Control-Max-Age': String(MAX_AGE_SECONDS),
  }
}

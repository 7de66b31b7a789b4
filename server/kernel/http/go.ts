/**
 * `/go/<route>?…` is the share and deep link of every target; in a browser it leads to the hash route
 * [screen.deep-link].
 */
import type { FastifyInstance } from 'fastify'

const ROUTE = /^(pages\/[a-z0-9_]+\/[a-z0-9_]+|choose-location|open-location)$/i
const QUERY = /^[\w\-.~%&=+:,;@!$'()*/?]{0,2000}$/

/** The address inside this site, or null if it is not a valid route. */
export function hashTarget(route: string, query: string): string | null {
  if (!ROUTE.test(route)) return null
  return query && QUERY.test(query) ? `/#/${route}?${query}` : `/#/${route}`
}

export function registerGo(server: FastifyInstance): void {
  server.get<{ Params: { '*': string } }>('/go/*', (request, reply) => {
    const [, query = ''] = request.url.split(/\?(.*)/s)
    const target = hashTarget(request.params['*'], query)
    return target ? reply.header('cache-control', 'no-store').redirect(target, 302) : reply.callNotFound()
  })
}

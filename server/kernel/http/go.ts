/**
 * `/go/<route>?…` is the share and deep link of every target; in a browser it leads to the hash route
 * [screen.deep-link]. A program that shows or indexes the link gets a page about it.
 */
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'

const ROUTE = /^(pages\/[a-z0-9_]+\/[a-z0-9_]+|choose-location|open-location)$/i
const QUERY = /^[\w\-.~%&=+:,;@!$'()*/?]{0,2000}$/

/** The address inside this site, or null if it is not a valid route. */
export function hashTarget(route: string, query: string): string | null {
  if (!ROUTE.test(route)) return null
  return query && QUERY.test(query) ? `/#/${route}?${query}` : `/#/${route}`
}

/** The page of a link for a program that reads it; null: the caller is redirected. */
type CardOf = (request: FastifyRequest, route: string, target: string) => Promise<string | null>

export function registerGo(server: FastifyInstance, options: RouteShorthandOptions, cardOf: CardOf): void {
  server.get<{ Params: { '*': string } }>('/go/*', options, async (request, reply) => {
    const [, query = ''] = request.url.split(/\?(.*)/s)
    const route = request.params['*']
    const target = hashTarget(route, query)
    if (target === null) return reply.callNotFound()
    const card = await cardOf(request, route, target)
    void reply.header('cache-control', 'no-store').header('vary', 'user-agent')
    return card === null ? reply.redirect(target, 302) : reply.type('text/html; charset=utf-8').send(card)
  })
}

/**
 * `/go/<route>?…` is the share and deep link of every target; in a browser it leads to the hash route
 * [screen.deep-link]. A program that shows or indexes the link gets a page about it.
 */
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { SCREENS, type Screen } from '@contract/screens'

const ROUTE = /^(pages\/[a-z0-9_]+\/[a-z0-9_]+|choose-location|open-location)$/i
/** What an address can contain unescaped. Node has read the line of the request as Latin-1, a character for each byte. */
const UNSAFE = /[^\w\-.~%&=+:,;@!$'()*/?]/g
const escaped = (byte: string) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
/** Proxies refuse an answer with a longer header. */
const QUERY_MAX = 2_000

const nameOf = (pair: string) => pair.split('=', 1)[0] ?? ''

/** The pairs of a query that fit: those of the screen first, what campaigns and trackers add after them. */
function fitting(query: string, route: string): string {
  if (query.length <= QUERY_MAX) return query
  const own = paramsOf(route)
  const pairs = query.split('&')
  const kept: string[] = []
  for (const pair of [
    ...pairs.filter((each) => own.has(nameOf(each))),
    ...pairs.filter((each) => !own.has(nameOf(each))),
  ]) {
    if ([...kept, pair].join('&').length <= QUERY_MAX) kept.push(pair)
  }
  return kept.join('&')
}

/** The names of the parameters of a route's screen. */
function paramsOf(route: string): ReadonlySet<string> {
  const screen: Screen | undefined = Object.values<Screen>(SCREENS).find(({ path }) => path === route.toLowerCase())
  return new Set(Object.keys(screen?.params ?? {}))
}

/** The address inside this site, or null if it is not a valid route. */
export function hashTarget(route: string, query: string): string | null {
  if (!ROUTE.test(route)) return null
  const sent = fitting(query.replace(UNSAFE, escaped), route)
  return sent ? `/#/${route}?${sent}` : `/#/${route}`
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

/**
 * `/return/<way>/<route>?…` is where external pages send users back to [screen.return]: on the web to the hash route,
 * in the app by its own scheme; the mini-program recognises the address itself, and the page only says so.
 */
import type { FastifyInstance } from 'fastify'
import { languageTag, type Language } from '@contract/base/languages'
import { hashTarget } from './go'
import { preferredLanguage } from './preferred-language'
import { textOf } from '../text/catalogue'

const WAYS = ['web', 'host', 'app'] as const
export type ReturnWay = (typeof WAYS)[number]

export const isReturnWay = (value: unknown): value is ReturnWay => WAYS.includes(value as ReturnWay)

/** The path on this server that returns to a route of the table, `pages/…` with its query. */
export const returnPath = (way: ReturnWay, route: string): string => `/return/${way}/${route}`

const STYLE = 'body { margin: 0; padding: 2rem; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center }'

/** The page that a mini-program's web view shows briefly, or until the user goes back. */
function hostPage(language: Language): string {
  return `<!doctype html><html lang="${languageTag(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Souk</title>
<style>${STYLE}</style><main><p>${textOf('returnPage.done', language)}</p></main></html>`
}

type Params = { way: string; '*': string }

export function registerReturn(server: FastifyInstance): void {
  server.get<{ Params: Params }>('/return/:way/*', (request, reply) => {
    const { way, '*': route } = request.params
    const [, query = ''] = request.url.split(/\?(.*)/s)
    const target = hashTarget(route, query)
    if (target === null || !isReturnWay(way)) return reply.callNotFound()
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (way === 'web') return reply.redirect(target, 302)
    if (way === 'app') return reply.redirect(target.replace('/#/', 'souk://'), 302)
    return reply.type('text/html; charset=utf-8').send(hostPage(preferredLanguage(request.headers['accept-language'])))
  })
}

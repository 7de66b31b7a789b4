/**
 * The page behind the link that ends mails [rule.mail-choices]. Opening it changes nothing, because programs open
 * links in mails to look at them; its button does, and so does a mailbox's own (RFC 8058), which sends the same POST. The
 * page switches them on again as well.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageTag, type Language } from '@contract/base/languages'
import { answerUnknownPath } from '../../kernel/http/errors'
import { rareLimit } from '../../kernel/http/load/limits'
import { preferredLanguage } from '../../kernel/http/preferred-language'
import type { ServerDependencies } from '../../kernel/http/dependencies'
import { textOf } from '../../kernel/text/catalogue'
import { choose } from './choices'
import { readUnsubscribe, UNSUBSCRIBE_PATH } from './unsubscribe'

const STYLE =
  ':root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif } ' +
  'body { margin: 0; padding: 2rem; text-align: center } button { font: inherit; padding: .75rem 1.5rem }'

function page(language: Language, title: string, content: string): string {
  return `<!doctype html><html lang="${languageTag(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>${content}</main></html>`
}

const send = (reply: FastifyReply, html: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)

type Body = { readonly on?: unknown } | undefined
type Asked = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>>; Body: Body }>

const languageOf = ({ headers }: Asked) => preferredLanguage(headers['accept-language'])

const formTo = (label: string, on: boolean) =>
  `<form method="post">${on ? '<input type="hidden" name="on" value="1">' : ''}<button>${label}</button></form>`

export function registerUnsubscribe(server: FastifyInstance, around: ServerDependencies): void {
  const { database, config, uploadKey: key } = around
  const options = { config: { rateLimit: rareLimit(config) } }
  server.get(UNSUBSCRIBE_PATH, options, (request: Asked, reply) => {
    if (readUnsubscribe(request.query, key) === null) return answerUnknownPath(request, reply)
    const language = languageOf(request)
    const say = (word: 'stop_title' | 'stop_what' | 'unsubscribe') => textOf(`mails.${word}`, language)
    const form = `<p>${say('stop_what')}</p>${formTo(say('unsubscribe'), false)}`
    return send(reply, page(language, say('stop_title'), form))
  })
  server.post(UNSUBSCRIBE_PATH, options, async (request: Asked, reply) => {
    const asked = readUnsubscribe(request.query, key)
    if (asked === null) return answerUnknownPath(request, reply)
    const on = request.body?.on === '1'
    await choose(database.db, asked.userId, asked.kind, on)
    const language = languageOf(request)
    const say = (word: 'resume' | 'resumed' | 'stopped' | 'unsubscribe') => textOf(`mails.${word}`, language)
    const form = formTo(say(on ? 'unsubscribe' : 'resume'), !on)
    return send(reply, page(language, say(on ? 'resumed' : 'stopped'), form))
  })
}

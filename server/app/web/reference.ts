/** The API reference at /api/docs: one page, generated from the contract. */
import type { FastifyInstance } from 'fastify'
import { calls } from '@contract/all-calls'
import type { Call } from '@contract/calls/call'
import { CODES } from '@contract/base/code-entries'
import { API_PREFIX } from '@contract/endpoints/app'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { escapeHtml } from '../../kernel/text/html'
import { typeText } from './reference-types'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
pre { overflow: auto; padding: .75rem; background: color-mix(in srgb, currentColor 7%, transparent); border-radius: .5rem; font-size: .8125rem }
article { border-top: 1px solid color-mix(in srgb, currentColor 27%, transparent); padding: 1rem 0 }
h2 { font-size: 1.125rem; margin: 0 } h2 code { font-weight: 400; margin-left: .5rem }
nav { columns: 14rem } td { padding: .25rem .75rem .25rem 0; vertical-align: top }
`

const EVERY_CALL = `Every call sends its fields as a form or a query, with the headers access-token and lang
(${LANGUAGE_CODES.join(', ')}), and is answered with {code, message, data} at HTTP 200. 1000009 names the fields that are
missing and 1000008 those that are wrong, in data.errors. Where a session is required, 1100003 means that there is none
and 1000004 that the token is no token. Calls that carry an idempotency key take it in the field idempotency_key.`

const whenOf = new Map<number, string>(CODES.map(({ code, when }) => [code, when]))

function article({ name, endpoint, summary, fields, data, codes }: Call): string {
  const needs = [endpoint.token === 'required' && 'session required', endpoint.idempotent && 'idempotency key']
  const rows = codes.map((code) => `<tr><td>${code}<td>${escapeHtml(whenOf.get(code) ?? '')}`).join('')
  return `<article id="${name}">
<h2>${name}<code>${endpoint.method} ${API_PREFIX}${endpoint.path}</code></h2>
<p>${escapeHtml([summary, ...needs.filter(Boolean)].join(' · '))}</p>
<h3>Fields</h3><pre>${escapeHtml(typeText(fields))}</pre>
<h3>data</h3><pre>${escapeHtml(typeText(data))}</pre>
${rows && `<h3>Codes</h3><table>${rows}</table>`}
</article>`
}

function referencePage(): string {
  const all: Call[] = Object.values(calls)
  const links = all.map(({ name }) => `<a href="#${name}">${name}</a><br>`).join('')
  const codes = CODES.map(({ code, when }) => `<tr><td>${code}<td>${escapeHtml(when)}`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Souk API</title><style>${STYLE}</style><h1>Souk API</h1><p>${escapeHtml(EVERY_CALL)}</p>
<p>For tools: <a href="${API_PREFIX}/openapi.json">OpenAPI 3.1</a></p>
<nav>${links}</nav>${all.map(article).join('')}<h2>All codes</h2><table>${codes}</table></html>`
}

export function registerReference(server: FastifyInstance): void {
  const page = referencePage()
  server.get(`${API_PREFIX}/docs`, (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}

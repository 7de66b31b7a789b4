/**
 * The page of the customer chat at /chat, on every target (docs/decisions/0013-chat.md): it runs the script of
 * `service_url` in a separate origin, which cannot read the shop's data, and tells the app when it is ready.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../kernel/http/dependencies'
import { ordinaryLimit } from '../../kernel/http/load/limits'
import { escapeHtml } from '../../kernel/text/html'
import { readWebsiteConfig } from '../../areas/settings/website-config'

const STYLE = 'html, body { height: 100%; margin: 0; font: 16px/1.5 system-ui, sans-serif }'

/**
 * Language and name are in the fragment, which no server sees. A page with an opaque origin has no storage, which
 * would break scripts that use it: they get one that lasts as long as the page.
 */
const SCRIPT = `(function () {
  var given = new URLSearchParams(location.hash.slice(1))
  var language = given.get('lang') || 'en'
  var name = given.get('name') || ''

  function memory() {
    var kept = new Map()
    return {
      get length() { return kept.size },
      key: function (index) { return Array.from(kept.keys())[index] || null },
      getItem: function (key) { return kept.has(String(key)) ? kept.get(String(key)) : null },
      setItem: function (key, value) { kept.set(String(key), String(value)) },
      removeItem: function (key) { kept.delete(String(key)) },
      clear: function () { kept.clear() }
    }
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, value: memory() })
  Object.defineProperty(window, 'sessionStorage', { configurable: true, value: memory() })
  Object.defineProperty(document, 'cookie', { configurable: true, get: function () { return '' }, set: function () {} })

  function tell(state) {
    var message = JSON.stringify({ soukChat: state })
    if (window.ReactNativeWebView) window.ReactNativeWebView.postMessage(message)
    else if (window.parent !== window) window.parent.postMessage(message, '*')
  }

  document.documentElement.lang = language
  window.soukChat = { language: language, name: name }
  var script = document.createElement('script')
  script.src = document.documentElement.dataset.service
  script.dataset.language = language
  script.dataset.name = name
  script.onload = function () { tell('ready') }
  script.onerror = function () { tell('failed') }
  document.body.appendChild(script)
})()`

const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads'

/** What the page may load: only the configured host, over HTTP and WebSocket. */
function chatPolicy(serviceUrl: string): string {
  const { origin, protocol, host } = new URL(serviceUrl)
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  return [
    `sandbox ${SANDBOX}`,
    "default-src 'none'",
    `script-src ${HASH} ${origin}`,
    `style-src 'unsafe-inline' ${origin}`,
    `connect-src ${origin} ${socket}`,
    `img-src ${origin} data: blob:`,
    `font-src ${origin} data:`,
    `media-src ${origin}`,
    `frame-src ${origin}`,
    `form-action ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The page around the chat's script. */
export function chatPage(serviceUrl: string): string {
  return `<!doctype html><html data-service="${escapeHtml(serviceUrl)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Souk</title>
<style>${STYLE}</style><body><script>${SCRIPT}</script></body></html>`
}

function isScriptUrl(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

/** Serves /chat if a chat is configured; otherwise the path does not exist. */
export function registerChat(server: FastifyInstance, { database: { db }, config }: Dependencies): void {
  server.get('/chat', { config: { rateLimit: ordinaryLimit(config) } }, async (_request, reply) => {
    const { service_url: serviceUrl } = await readWebsiteConfig(db, config)
    if (!isScriptUrl(serviceUrl)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', chatPolicy(serviceUrl))
      .type('text/html; charset=utf-8')
      .send(chatPage(serviceUrl))
  })
}

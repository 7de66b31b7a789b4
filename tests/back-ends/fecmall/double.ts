/**
 * A test double of the app server of Fecmall, written from its public documentation alone: an HTTP server with a small
 * shop in memory.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ACCOUNT_ROUTES, customerOfToken } from './account'
import { addressRoutes } from './addresses'
import { DEFAULT_LANGUAGE, LANGUAGES } from './cards'
import { cartRoutes } from './cart'
import { CATALOGUE_ROUTES } from './catalogue'
import { CHECKOUT_ROUTES } from './checkout'
import { CODES, fail, notLoggedIn } from './codes'
import type { Answer } from './codes'
import { contactRoutes } from './contact'
import { EXPRESS_ROUTES } from './express'
import { FAVORITE_ROUTES } from './favorites'
import { CORS, fieldsIn, header, send } from './http'
import { currencyOf } from './money'
import { ORDER_ROUTES } from './orders'
import { PAYMENT_ROUTES } from './payment'
import { pictureOf } from './pictures'
import { PRODUCT_ROUTE } from './product'
import { REVIEW_ROUTES } from './reviews'
import { openShop } from './shop'
import type { Call, Route, Settings, Shop } from './shop'

interface SeenCall {
  readonly method: string
  readonly path: string
  readonly status: number
  /** What the body says, or null where it says none. */
  readonly code: number | null
}

export interface Fecmall {
  readonly url: string
  /** Every call in the order in which it was answered, without pictures and preflights. */
  readonly calls: readonly SeenCall[]
  /** What was mailed to customers who forgot their password. */
  readonly mails: readonly { readonly to: string; readonly resetToken: string }[]
  close(): Promise<void>
}

/** Every call that the shop answers. */
function routesOf(release: 1 | 2): Route[] {
  return [
    ...CATALOGUE_ROUTES,
    PRODUCT_ROUTE,
    ...REVIEW_ROUTES,
    ...FAVORITE_ROUTES,
    ...ACCOUNT_ROUTES,
    ...contactRoutes(release),
    ...addressRoutes(release),
    ...cartRoutes(release),
    ...CHECKOUT_ROUTES,
    ...ORDER_ROUTES,
    ...PAYMENT_ROUTES,
    ...EXPRESS_ROUTES,
  ]
}

function languageOf(code: string): string {
  return LANGUAGES.find((language) => language.code === code)?.code ?? DEFAULT_LANGUAGE
}

/** The headers of every answer. Release 2 gives a uuid with captchas only, and repeats the one that it is sent. */
function headersOf(call: Call, isKnown: boolean, path: string): Record<string, string> {
  const withUuid = call.shop.settings.release === 1 || isKnown || path === '/customer/site/captcha'
  return {
    'fecshop-lang': call.language,
    'fecshop-currency': call.currency.code,
    ...(withUuid ? { 'fecshop-uuid': call.uuid } : {}),
  }
}

function answerOf(route: Route, call: Call): Answer {
  return route.login && !call.customer ? notLoggedIn() : route.run(call)
}

async function callOf(shop: Shop, request: IncomingMessage, url: URL): Promise<Call> {
  const token = header(request, 'access-token')
  return {
    shop,
    fields: await fieldsIn(request, url),
    uuid: header(request, 'fecshop-uuid') || randomUUID(),
    customer: customerOfToken(shop, token),
    language: languageOf(header(request, 'fecshop-lang')),
    currency: currencyOf(header(request, 'fecshop-currency')),
  }
}

/** Answers one request, and says which code the answer had. */
async function serve(
  shop: Shop,
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<SeenCall | null> {
  const url = new URL(request.url ?? '/', `http://${shop.host}`)
  const method = request.method ?? 'GET'
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname
  if (method === 'OPTIONS') {
    response.writeHead(200, CORS).end()
    return null
  }
  if (path.startsWith('/images/')) {
    send(response, 200, pictureOf(path), { 'content-type': 'image/svg+xml' })
    return null
  }
  const known = routes.filter((route) => route.path === path)
  const route = known.find((one) => one.method === method)
  if (!route) {
    const status = known.length > 0 ? 405 : 404
    const { code, body } = fail(CODES.invalidUrl, 'invalid request url')
    send(response, status, body, known.length > 0 ? { allow: known.map((one) => one.method).join(', ') } : {})
    return { method, path, status, code }
  }
  const call = await callOf(shop, request, url)
  const answer = answerOf(route, call)
  const headers = headersOf(call, header(request, 'fecshop-uuid') !== '', path)
  send(response, 200, answer.body, { ...headers, ...answer.headers })
  return { method, path, status: 200, code: answer.code }
}

/** Starts a shop of its own on this port, or on a free one, as release 2 without captchas unless it is set up. */
export async function startFecmall(options: { port?: number } & Partial<Settings> = {}): Promise<Fecmall> {
  const { port = 0, ...given } = options
  const settings: Settings = { release: 2, captcha: null, searchKey: 'content', now: Date.now, ...given }
  const calls: SeenCall[] = []
  const routes = routesOf(settings.release)
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const shop = openShop(settings, host)
  server.on('request', (request, response) => {
    serve(shop, routes, request, response)
      .then((seen) => seen && calls.push(seen))
      .catch((error: unknown) => send(response, 500, String(error), {}))
  })
  return {
    url: `http://${host}`,
    calls,
    mails: shop.mails,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

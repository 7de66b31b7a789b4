/** From requests to the functions behind their paths, and back. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { AUTH_CALLS } from '../calls/auth'
import { BUYER_CALLS } from '../calls/buyer'
import { CART_CALLS } from '../calls/cart'
import { CHECKOUT_CALLS } from '../calls/checkout'
import { COUPON_CALLS } from '../calls/coupons'
import { GOODS_CALLS } from '../calls/goods'
import { GROUPON_CALLS } from '../calls/groupon'
import { HOME_CALLS } from '../calls/home'
import { ORDER_CALLS } from '../calls/orders'
import { READING_CALLS } from '../calls/reading'
import { STORAGE_CALLS, storedFile } from '../calls/storage'
import type { Shop } from '../shop/shop'
import type { Answer } from './answers'
import { Refusal, serious } from './answers'
import { Body } from './body'
import type { Calls, Download } from './call'
import { corsHeaders, isPreflight } from './cors'
import { writeJson } from './json'
import { drawPicture } from './picture'
import { Query } from './query'
import { TOKEN_HEADER, userOfToken } from './token'

const CALLS: Calls = {
  ...HOME_CALLS,
  ...GOODS_CALLS,
  ...READING_CALLS,
  ...COUPON_CALLS,
  ...CART_CALLS,
  ...CHECKOUT_CALLS,
  ...AUTH_CALLS,
  ...BUYER_CALLS,
  ...ORDER_CALLS,
  ...GROUPON_CALLS,
  ...STORAGE_CALLS,
}

const JSON_TYPE = 'application/json;charset=UTF-8'
const ROOT = '/wx/'
const PICTURES = '/pics/'

/** What happened to one request. */
export interface Outcome {
  readonly method: string
  readonly path: string
  readonly status: number
  /** The number in the envelope, or null for an answer without one. */
  readonly errno: number | null
}

interface Reply {
  readonly status: number
  readonly headers?: OutgoingHttpHeaders
  readonly body: string | Buffer
  readonly errno?: number
}

const enveloped = (answer: Answer): Reply => ({
  status: 200,
  headers: { 'Content-Type': JSON_TYPE },
  body: writeJson(answer),
  errno: answer.errno,
})

function downloaded({ status, type, bytes, saveAs }: Download): Reply {
  const disposition = saveAs === undefined ? {} : { 'Content-Disposition': `attachment; filename="${saveAs}"` }
  return { status, headers: { ...(type === '' ? {} : { 'Content-Type': type }), ...disposition }, body: bytes }
}

/** What the framework says about a path that nothing stands behind: JSON, or a page for a browser that navigates. */
function notFound(path: string, accept = ''): Reply {
  if (accept.includes('text/html')) {
    const page = '<html><body><h1>Whitelabel Error Page</h1><div>(type=Not Found, status=404).</div></body></html>'
    return { status: 404, headers: { 'Content-Type': 'text/html;charset=UTF-8' }, body: page }
  }
  const body = writeJson({
    timestamp: new Date().toISOString().replace('Z', '+0000'),
    status: 404,
    error: 'Not Found',
    message: 'No message available',
    path,
  })
  return { status: 404, headers: { 'Content-Type': JSON_TYPE }, body }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(new Uint8Array(part as Buffer))
  return Buffer.concat(parts)
}

/** Answers a call; the reason that ended it early is its answer then. */
async function callAnswer(shop: Shop, request: IncomingMessage, url: URL, name: string): Promise<Answer | null> {
  const [method, handler] = (Object.hasOwn(CALLS, name) ? CALLS[name] : undefined) ?? []
  if (method === undefined || handler === undefined) return null
  // Another method is an exception like any other, and those have HTTP 200 too
  if (request.method !== method && !(request.method === 'HEAD' && method === 'GET')) return serious()
  const token = request.headers[TOKEN_HEADER]
  const body = new Body(await bytesOf(request), request.headers)
  const query = new Query(url.searchParams)
  try {
    return handler({ shop, userId: userOfToken(String(token ?? '')), query, body })
  } catch (error) {
    if (error instanceof Refusal) return error.answer
    throw error
  }
}

async function replyTo(shop: Shop, request: IncomingMessage, url: URL): Promise<Reply> {
  const path = url.pathname
  if (isPreflight(request)) return { status: 200, body: '' }
  if (path.startsWith(PICTURES)) {
    return { status: 200, headers: { 'Content-Type': 'image/svg+xml' }, body: drawPicture(path) }
  }
  if (!path.startsWith(ROOT)) return notFound(path, request.headers.accept)
  // A slash at the end makes no difference
  const name = path.slice(ROOT.length).replace(/\/$/, '')
  const file = request.method === 'GET' ? storedFile(shop, name) : null
  if (file) return downloaded(file)
  const answer = await callAnswer(shop, request, url, name)
  return answer ? enveloped(answer) : notFound(path, request.headers.accept)
}

/** Answers one request and gives back what came of it. */
export async function serve(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<Outcome> {
  const { method = 'GET' } = request
  const url = new URL(request.url ?? '/', shop.origin)
  const { status, headers, body, errno = null } = await replyTo(shop, request, url)
  response.writeHead(status, { ...headers, ...corsHeaders(request), 'Content-Length': Buffer.byteLength(body) })
  response.end(method === 'HEAD' ? undefined : body)
  return { method, path: url.pathname, status, errno }
}

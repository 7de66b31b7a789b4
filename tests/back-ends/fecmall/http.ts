/** What goes over the wire: fields of a request, headers that browsers need, answers. */
import type { IncomingMessage, ServerResponse } from 'node:http'

const OWN_HEADERS = ['fecshop-uuid', 'fecshop-lang', 'fecshop-currency', 'access-token']

/** The headers that let pages of other origins call. Without the last one they could not read the access token. */
export const CORS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': ['Origin, X-Requested-With, Content-Type, Accept', ...OWN_HEADERS].join(', '),
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
  'access-control-max-age': '86400',
  'access-control-expose-headers': OWN_HEADERS.join(', '),
}

/** One header of a request, empty where it is missing. */
export function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : (value ?? '')
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(new Uint8Array(chunk as Buffer))
  return new Uint8Array(Buffer.concat(chunks))
}

/** JSON as a form would have sent it: `{ billing: { city } }` is `billing[city]`. */
function flat(value: unknown, name: string): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, name === '' ? key : `${name}[${key}]`))
}

async function formOf(request: IncomingMessage): Promise<[string, string][]> {
  const body = await bodyOf(request)
  const type = header(request, 'content-type')
  if (body.length === 0 || type === '') return []
  if (type.startsWith('application/json')) return flat(JSON.parse(new TextDecoder().decode(body)), '')
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}

/** The fields of a request: of its address when it gets, of its body when it posts. */
export async function fieldsIn(request: IncomingMessage, url: URL): Promise<ReadonlyMap<string, string>> {
  return new Map(request.method === 'POST' ? await formOf(request) : url.searchParams)
}

/** Sends an answer; an object goes out as JSON, and a text as it is. */
export function send(
  response: ServerResponse,
  status: number,
  body: object | string,
  headers: Readonly<Record<string, string>>,
): void {
  const isText = typeof body === 'string'
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=UTF-8'
  response.writeHead(status, { 'content-type': type, ...CORS, ...headers })
  response.end(isText ? body : JSON.stringify(body))
}

/** An HTTP client that works like the app, and another that can send anything. */
import { calls, type Data, type Fields } from '@contract/all-calls'
import type { Call } from '@contract/calls/call'
import { Code, REASONS, SUCCESS, type Reason } from '@contract/base/codes'
import { allEndpoints, type AnyCall } from '@contract/endpoints/all'
import { CONSOLE_REASONS, type ConsoleReason } from '@contract/base/console-reasons'
import { API_PREFIX, type Endpoint } from '@contract/endpoints/app'
import type { Envelope, RefusalData } from '@contract/base/envelope'
import { missedByEarlierApp } from '../../upgrade/earlier-app'
import { SMALL_CSV, SMALL_ZIP } from './csv-files'
import { SMALL_PNG } from './pictures'

export interface Answer<D = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly code: number
  readonly message: string
  readonly data: D
}

export interface Sender {
  readonly token?: string
  readonly lang?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The file of a call that uploads one; null omits it. */
  readonly file?: Blob | null
}

/** Encoded values [wire.form]: booleans 0 or 1, lists and objects as JSON, the rest as text. */
export type Wire = Readonly<Record<string, string | readonly string[]>>

function encode(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export function toWire(fields: object): Record<string, string> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([name, value]) => [name, encode(value)]))
}

function form(wire: Wire): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(wire)) {
    for (const each of typeof value === 'string' ? [value] : value) params.append(name, each)
  }
  return params
}

/** Any request to the server under test; answers are parsed as envelopes. */
export async function request(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${process.env.SOUK_TEST_API}${path}`, { redirect: 'manual', ...init })
  const body = await response.text()
  const envelope: Envelope = body.startsWith('{')
    ? (JSON.parse(body) as Envelope)
    : { code: 0, message: body, data: null }
  return { status: response.status, headers: response.headers, ...envelope }
}

/** The file of a call unless another one is given: a small picture, a CSV for imports, a ZIP for their pictures. */
function fileOf({ path, spooled }: Endpoint): Blob {
  if (spooled) return new Blob([SMALL_ZIP])
  return new Blob([path === '/seller/import' ? SMALL_CSV : SMALL_PNG])
}

/** The same as multipart/form-data, with the call's file. */
function formWithFile(endpoint: Endpoint, wire: Wire, file: Blob | null = fileOf(endpoint)): FormData {
  const data = new FormData()
  for (const [name, value] of form(wire)) data.append(name, value)
  if (file) data.append('file', file, 'picture.png')
  return data
}

function headersOf({ token, lang = 'en', headers }: Sender): Record<string, string> {
  return {
    'content-type': 'application/x-www-form-urlencoded',
    lang,
    ...(token === undefined ? {} : { 'access-token': token }),
    ...headers,
  }
}

/** The body of a POST; a form with a file sets its own content type. */
function bodyOf(endpoint: Endpoint, wire: Wire, sender: Sender): RequestInit {
  if (!endpoint.file) return { headers: headersOf(sender), body: form(wire).toString() }
  const { 'content-type': _, ...headers } = headersOf(sender)
  return { headers, body: formWithFile(endpoint, wire, sender.file) }
}

/** The codes that any call may return; with a token, also those for an invalid token. */
const EVERYWHERE: readonly number[] = [SUCCESS, Code.invalidParameter, Code.missingParameters]
const WITH_TOKEN: readonly number[] = [Code.notLoggedIn, Code.invalidToken, Code.accountDisabled]

/** Fails if a call returns a code that its contract does not list. */
function expectListed(name: AnyCall, { status, code, headers }: Answer): void {
  const call: Call = calls[name]
  const token = call.endpoint.token === 'required' ? WITH_TOKEN : []
  // a document instead of an envelope
  const document = call.endpoint.document === true && !headers.get('content-type')?.startsWith('application/json')
  if (status !== 200 || document || [...EVERYWHERE, ...token, ...call.codes].includes(code)) return
  throw new Error(`${name} answered ${code}, which the contract does not list for it`)
}

/** Whether the callers of a call have a message for a reason. Operators and shops have more messages than the app [wire.reason]. */
export function isReasonOf(name: AnyCall, reason: unknown): boolean {
  const { ofShop, role, secondFactorFor }: Endpoint = allEndpoints[name]
  const byConsole = ofShop ?? (role === 'operator' || secondFactorFor !== undefined)
  return REASONS.includes(reason as Reason) || (byConsole && CONSOLE_REASONS.includes(reason as ConsoleReason))
}

/** Fails if a refusal has no reason for which its callers have a message [wire.reason]. */
function expectReason(name: AnyCall, { code, data }: Answer): void {
  const { reason } = (data ?? {}) as RefusalData
  if (code !== Code.operationFailed || isReasonOf(name, reason)) return
  throw new Error(`${name} was refused with ${code} and the reason ${String(reason)}`)
}

/** Fails if the app of the last release could not read an answer [wire.earlier-apps]. */
function expectReadable(name: AnyCall, { code, data }: Answer): void {
  const missed = code === SUCCESS ? missedByEarlierApp(name, data) : []
  if (missed.length > 0) throw new Error(`the app of the last release cannot read ${name}: ${missed.join('; ')}`)
}

/** A CSV has no envelope: it counts as a success, with its text as the message. */
function asDocument({ document }: Endpoint, answer: Answer): Answer {
  const isCsv = document === true && answer.headers.get('content-type')?.startsWith('text/csv') === true
  return isCsv && answer.status === 200 ? { ...answer, code: SUCCESS, data: {} } : answer
}

/** Sends encoded fields; those in the path are put into the path. */
export async function send(name: AnyCall, wire: Wire, sender: Sender = {}): Promise<Answer> {
  const endpoint: Endpoint = allEndpoints[name]
  const rest = { ...wire }
  const path = endpoint.path.replace(/:([a-z]+)/g, (_, field: string) => {
    const value = rest[field]
    delete rest[field]
    return encodeURIComponent(typeof value === 'string' ? value : String(value?.[0] ?? ''))
  })
  const { method } = endpoint
  const query = form(rest)
  const init = method === 'POST' ? bodyOf(endpoint, rest, sender) : { headers: headersOf(sender) }
  const address = `${API_PREFIX}${path}${method === 'GET' && query.size > 0 ? `?${query}` : ''}`
  const answer = asDocument(endpoint, await request(address, { method, ...init }))
  expectListed(name, answer)
  expectReason(name, answer)
  expectReadable(name, answer)
  return answer
}

/** A call like the app's; an idempotent one gets a new key unless `key` is given. */
export function call<N extends AnyCall>(
  name: N,
  fields: Fields<N>,
  { key, ...sender }: Sender & { key?: string } = {},
): Promise<Answer<Data<N>>> {
  const endpoint: Endpoint = allEndpoints[name]
  const wire = toWire(fields as object)
  if (endpoint.idempotent) wire.idempotency_key = key ?? crypto.randomUUID()
  return send(name, wire, sender) as Promise<Answer<Data<N>>>
}

/** The payload of a call that must succeed. */
export async function ok<N extends AnyCall>(
  name: N,
  fields: Fields<N>,
  sender: Sender & { key?: string } = {},
): Promise<Data<N>> {
  const answer = await call(name, fields, sender)
  if (answer.code !== 200) throw new Error(`${name}: ${answer.code} ${JSON.stringify(answer.data)}`)
  return answer.data
}

/** The fields that a refusal names. */
export function refusedFields(answer: Answer): string[] {
  const data = answer.data as RefusalData | null
  return (data?.errors ?? []).map((error) => error.field)
}

/** The only caller of fetch: headers, form, envelope, codes and time-out [wire.headers] [const.request-timeout]. */
import { LOGOUT_CODES, SUCCESS_CODES } from '@contract/base/codes'
import { REQUEST_TIMEOUT_MS } from '@contract/base/constants'
import { API_PREFIX, type Endpoint } from '@contract/endpoints/app'
import type { Envelope, RefusalData } from '@contract/base/envelope'
import { session } from '../session/session'
import { languageNow } from '../text/current'
import { ApiError } from './api-error'
import { fillPath, formOf } from './form'

export interface SendOptions {
  readonly signal?: AbortSignal
  /** A file, for calls that carry one. */
  readonly file?: File
  /** In place of the token of this tab. */
  readonly token?: string
}

type Fields = Readonly<Record<string, unknown>>

const UNAVAILABLE: readonly number[] = [429, 502, 503, 504]

function bodyOf({ file: carriesFile }: Endpoint, form: URLSearchParams, file: File | undefined) {
  if (!carriesFile) return form
  const data = new FormData()
  for (const [name, value] of form) data.set(name, value)
  if (file) data.set('file', file)
  return data
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && Number.isInteger((body as Partial<Envelope>).code)
}

/** Aborted by its caller, or when the time is over. */
function limited(signal: AbortSignal | undefined) {
  const either = new AbortController()
  const stop = () => either.abort()
  const clock = setTimeout(stop, REQUEST_TIMEOUT_MS)
  signal?.addEventListener('abort', stop)
  const end = () => {
    clearTimeout(clock)
    signal?.removeEventListener('abort', stop)
  }
  return { signal: either.signal, end }
}

async function answerOf(endpoint: Endpoint, fields: Fields, { signal, file, token }: SendOptions): Promise<Response> {
  const { method } = endpoint
  const { path, rest } = fillPath(endpoint.path, fields)
  const form = formOf(rest)
  const query = method === 'GET' ? form.toString() : ''
  const limit = limited(signal)
  try {
    return await fetch(`${API_PREFIX}${path}${query && `?${query}`}`, {
      method,
      headers: { 'access-token': token ?? session.token(), lang: languageNow() },
      body: method === 'POST' ? bodyOf(endpoint, form, file) : undefined,
      cache: 'no-store',
      signal: limit.signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError('network', 'no answer')
  } finally {
    limit.end()
  }
}

async function envelopeOf(answer: Response): Promise<Envelope> {
  if (UNAVAILABLE.includes(answer.status)) {
    throw new ApiError('interface', '', { data: { reason: 'unavailable' } })
  }
  const body: unknown = await answer.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null
    throw new ApiError('network', 'the answer broke off')
  })
  if (answer.status !== 200 || !isEnvelope(body)) throw new ApiError('interface', '')
  return body
}

function opened({ code, message, data }: Envelope, token: string): unknown {
  if (SUCCESS_CODES.includes(code)) return data
  if (LOGOUT_CODES.includes(code) && token !== '') session.lose(token)
  throw new ApiError('refused', message, { code, data: (data ?? {}) as RefusalData })
}

/** Makes a call and returns its payload. Throws an ApiError; where the session is over, the tab is logged out first. */
export async function send(endpoint: Endpoint, fields: Fields, options: SendOptions = {}): Promise<unknown> {
  const token = options.token ?? session.token()
  return opened(await envelopeOf(await answerOf(endpoint, fields, { ...options, token })), token)
}

/** What a document call answers in place of an envelope. */
export interface FileAnswer {
  readonly bytes: Blob
  /** The server's name for the file; empty if it has none. */
  readonly name: string
}

const NAME = /filename="([^"]+)"/

/** Makes a call that answers with a document. Throws an ApiError as `send` does: a refusal is an envelope. */
export async function sendForFile(endpoint: Endpoint, fields: Fields): Promise<FileAnswer> {
  const token = session.token()
  const answer = await answerOf(endpoint, fields, { token })
  const isEnveloped = answer.headers.get('content-type')?.startsWith('application/json') ?? true
  if (answer.status !== 200 || isEnveloped) {
    opened(await envelopeOf(answer), token)
    throw new ApiError('interface', '')
  }
  const bytes = await answer.blob().catch(() => {
    throw new ApiError('network', 'the document broke off')
  })
  return { bytes, name: NAME.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '' }
}

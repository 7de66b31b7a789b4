/**
 * The only caller of Taro.request: headers, form encoding, envelope, codes and time-outs [wire.headers] [wire.form]
 * [const.request-timeout]. It shows each failure once, so callers never show an API error again.
 */
import Taro from '@tarojs/taro'
import type { Data, Fields } from '@contract/all-calls'
import { Code, LOGOUT_CODES, SUCCESS_CODES } from '@contract/base/codes'
import { REQUEST_TIMEOUT_MS } from '@contract/base/constants'
import { API_PREFIX, endpoints, type CallName, type IdempotentCall, type SentEndpoint } from '@contract/endpoints/app'
import type { Envelope, RefusalData } from '@contract/base/envelope'
import { t } from '@/locales/t'
import { ANSWERS } from './answer-schemas'
import { ApiError } from './api-error'
import { context, loseSession, requestsOpen } from './context'
import { encodeForm, fillPath } from './encode'
import { earlyAnswer } from './early-answer'
import { emit } from './events'
import { explain } from './explain'
import { matchesSchema } from './matches-contract'
import { orCached } from './or-cached'
import { refusalText } from './refusal-text'
import { isUnavailable, sendUntilAvailable } from './retry'
import { atArrival, headerIn, sentWith } from './shared-answers'

export interface Options {
  /** Shows no toast, because the screen shows the failure itself. A lost session still leads to login. */
  readonly silent?: boolean
  /** Replaces the session's token: the token of a session that has ended on this device. */
  readonly token?: string
}

/** Calls that move money or stock need the key of their intent [wire.idempotency-intent]. */
export type OptionsOf<N extends CallName> = N extends IdempotentCall
  ? Options & { readonly idempotencyKey: string }
  : Options

type OptionsArg<N extends CallName> = N extends IdempotentCall ? [options: OptionsOf<N>] : [options?: Options]

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The address of a path of the API: on the page's own origin on H5, absolute elsewhere. */
export const apiUrl = (path: string): string => `${process.env.TARO_APP_API ?? ''}${API_PREFIX}${path}`

/** Throws the failure, and shows it unless the caller does. */
export function fail(error: ApiError, { silent = false }: Options): never {
  if (!silent && error.errors.length === 0) emit('toast', { text: error.message })
  throw error
}

function isEnvelope(body: unknown): body is Envelope {
  if (typeof body !== 'object' || body === null) return false
  const { code } = body as Partial<Envelope>
  return typeof code === 'number' && Number.isInteger(code)
}

const detailsOf = ({ data }: Envelope): RefusalData =>
  typeof data === 'object' && data !== null ? (data as RefusalData) : {}

/** Fails because the answer does not fit the call. */
export const unreadable = (options: Options): never => fail(new ApiError('interface', t('errors.interface')), options)

/**
 * Returns the payload of an answer; throws when the answer is a refusal or unusable. `shape` is what the payload must
 * have, `sentToken` the token that the call was sent with.
 */
export function open(
  shape: string | undefined,
  status: number,
  body: unknown,
  sentToken: string,
  options: Options,
): unknown {
  if (isUnavailable(status)) {
    const data: RefusalData = { reason: 'unavailable' }
    return fail(new ApiError('interface', t('errors.reason_unavailable'), { data }), options)
  }
  if (status !== 200 || !isEnvelope(body)) return unreadable(options)
  if (SUCCESS_CODES.includes(body.code)) return matchesSchema(shape, body.data) ? body.data : unreadable(options)
  const data = detailsOf(body)
  if (LOGOUT_CODES.includes(body.code)) loseSession(sentToken)
  return fail(new ApiError('refused', refusalText(body.code, data, body.message), { code: body.code, data }), options)
}

export interface Answer<N extends CallName> {
  readonly data: Data<N>
  /** The answer's `access-token` header; empty without one. */
  readonly token: string
}

type SentOptions = Options & { readonly idempotencyKey?: string }

/**
 * Makes a call of an endpoint, whose payload must have the shape. Throws an ApiError, after its message was shown.
 */
export async function send(
  endpoint: SentEndpoint,
  shape: string | undefined,
  fields: unknown,
  options: SentOptions = {},
): Promise<{ readonly data: unknown; readonly token: string }> {
  await requestsOpen()
  const { method, path: pattern } = endpoint
  // nothing waits to be sent later: money and stock never move when the buyer no longer looks
  if (method === 'POST' && !endpoint.reads && !context.online) {
    fail(new ApiError('network', t('errors.offline_write')), options)
  }
  const filled = fillPath(pattern, fields as Record<string, unknown>)
  if (filled === null) {
    const code = Code.missingParameters
    return fail(new ApiError('refused', refusalText(code, {}, ''), { code }), options)
  }
  const { path, rest } = filled
  const key = options.idempotencyKey ? { idempotency_key: options.idempotencyKey } : {}
  const { token, fields: added, ...how } = sentWith(endpoint, options.token ?? context.token)
  const form = encodeForm({ ...rest, ...key, ...added })
  const query = method === 'GET' && form !== '' ? `?${form}` : ''
  const sent = () =>
    sendUntilAvailable(endpoint, () =>
      Taro.request<unknown>({
        url: apiUrl(path) + query,
        method,
        data: method === 'POST' ? form : undefined,
        header: { 'access-token': token, lang: context.language, 'content-type': FORM_TYPE },
        timeout: REQUEST_TIMEOUT_MS,
        ...how,
      }),
    )
  const answer = await earlyAnswer(`${path}?${form}`, sent).catch(() => {
    emit('reached', { online: false })
    return fail(new ApiError('network', t('errors.request')), options)
  })
  emit('reached', { online: true })
  if (process.env.NODE_ENV === 'development' || process.env.TARO_APP_EXPLAIN === 'true') {
    explain(endpoint, shape, answer.statusCode, answer.data)
  }
  const data = open(shape, answer.statusCode, answer.data, token, options)
  return { data: atArrival(data, answer.header), token: headerIn(answer.header, 'access-token') }
}

/** Like `call`, but returns the token beside the payload. */
export function ask<N extends CallName>(name: N, fields: Fields<N>, options?: SentOptions): Promise<Answer<N>> {
  const shape = ANSWERS[name]
  const asked = () => send(endpoints[name], shape, fields, options) as Promise<Answer<N>>
  return options?.silent ? orCached(name, fields, (data) => matchesSchema(shape, data), asked) : asked()
}

/**
 * Makes a call and returns its payload. Throws an ApiError, after its message was shown. When the error has `errors`,
 * no message is shown, because the form shows them.
 */
export async function call<N extends CallName>(
  name: N,
  fields: Fields<N>,
  ...[options]: OptionsArg<N>
): Promise<Data<N>> {
  return (await ask(name, fields, options)).data
}

/**
 * The only caller of Taro.request: headers, form encoding, envelope, codes and time-outs [wire.headers] [wire.form]
 * [const.request-timeout]. It shows each failure once, so callers never show an API error again.
 */
import Taro from '@tarojs/taro'
import type { Data, Fields } from '@contract/all-calls'
import { LOGOUT_CODES, SUCCESS_CODES } from '@contract/codes'
import { REQUEST_TIMEOUT_MS } from '@contract/constants'
import { API_PREFIX, endpoints, type CallName, type IdempotentCall } from '@contract/endpoints'
import type { Envelope, RefusalData } from '@contract/envelope'
import { t } from '@/locales/t'
import { ApiError } from './api-error'
import { context, requestsOpen } from './context'
import { encodeForm, fillPath } from './encode'
import { emit } from './events'
import { fits } from './fits'
import { refusalText } from './refusal-text'
import { isUnavailable, sendUntilAvailable } from './send-again'
import { loseSession } from './session-loss'

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
 * Returns the payload of an answer; throws when the answer is a refusal or unusable. `sentToken` is the token that the
 * call was sent with.
 */
export function open(name: CallName, status: number, body: unknown, sentToken: string, options: Options): unknown {
  if (isUnavailable(status)) {
    const data: RefusalData = { reason: 'unavailable' }
    return fail(new ApiError('interface', t('errors.reason_unavailable'), { data }), options)
  }
  if (status !== 200 || !isEnvelope(body)) return unreadable(options)
  if (SUCCESS_CODES.includes(body.code)) return fits(name, body.data) ? body.data : unreadable(options)
  const data = detailsOf(body)
  if (LOGOUT_CODES.includes(body.code)) loseSession(sentToken)
  return fail(new ApiError('refused', refusalText(body.code, data, body.message), { code: body.code, data }), options)
}

export interface Answer<N extends CallName> {
  readonly data: Data<N>
  /** The answer's `access-token` header; empty without one. */
  readonly token: string
}

/** Hosts differ in the case of header names. */
function tokenIn(header: Readonly<Record<string, unknown>> | undefined): string {
  const name = Object.keys(header ?? {}).find((key) => key.toLowerCase() === 'access-token')
  return name === undefined ? '' : String(header?.[name])
}

/** Like `call`, but returns the token beside the payload. */
export async function ask<N extends CallName>(
  name: N,
  fields: Fields<N>,
  options: Options & { readonly idempotencyKey?: string } = {},
): Promise<Answer<N>> {
  await requestsOpen()
  const endpoint = endpoints[name]
  const { method, path: pattern } = endpoint
  const { path, rest } = fillPath(pattern, fields as Record<string, unknown>)
  const key = options.idempotencyKey ? { idempotency_key: options.idempotencyKey } : {}
  const form = encodeForm({ ...rest, ...key })
  const { token = context.token } = options
  const query = method === 'GET' && form !== '' ? `?${form}` : ''
  const answer = await sendUntilAvailable(endpoint, () =>
    Taro.request<unknown>({
      url: apiUrl(path) + query,
      method,
      data: method === 'POST' ? form : undefined,
      header: { 'access-token': token, lang: context.language, 'content-type': FORM_TYPE },
      timeout: REQUEST_TIMEOUT_MS,
    }),
  ).catch(() => {
    emit('reached', { online: false })
    return fail(new ApiError('network', t('errors.request')), options)
  })
  emit('reached', { online: true })
  const data = open(name, answer.statusCode, answer.data, token, options) as Data<N>
  return { data, token: tokenIn(answer.header) }
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

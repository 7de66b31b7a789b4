/** The calls of the contract over HTTP, for the command line. */
import type { Data, Fields } from '@contract/all-calls'
import { allEndpoints, type AnyCall } from '@contract/endpoints/all'
import { CODES } from '@contract/base/code-entries'
import { Code, SUCCESS } from '@contract/base/codes'
import { API_PREFIX } from '@contract/endpoints/app'
import type { Envelope, RefusalData } from '@contract/base/envelope'
import { OpsFailure } from './failure'

const TIMEOUT_MS = 60_000

const REASONS: Readonly<Record<string, string>> = {
  permission: 'your account may not do this',
  not_allowed: 'it was decided before, or its state does not allow it',
  rate_limited: 'too many requests; try again in a minute',
  failed: 'the server failed; look at its log',
  unavailable: 'the server or its database is away or too busy; try again in a moment',
  locked: 'too many wrong passwords or codes; try again in 15 minutes',
  changed: 'somebody else has changed it since you read it; look at it again, and name its version',
  closed: 'the account that it is for is disabled or closed, or will be closed soon; it can be refused',
  second_factor: 'it asks for a second factor; set one up with npm run ops -- second-factor',
}

/** The meaning of a refusal, in one line. */
export function sentenceOf(code: number, data: RefusalData | null): string {
  const fields = (data?.errors ?? []).map(({ field, rule }) => `${field}: ${rule}`)
  if (fields.length > 0) return `refused (${code}): ${fields.join(', ')}`
  const reason = data?.reason && REASONS[data.reason]
  const what = reason ?? CODES.find((entry) => entry.code === code)?.when ?? 'for a reason this command does not know'
  return `refused (${code}): ${what}`
}

const encode = (value: unknown) => (typeof value === 'boolean' ? String(Number(value)) : String(value))

function formOf(fields: object): URLSearchParams {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  return new URLSearchParams(present.map(([name, value]) => [name, encode(value)]))
}

async function answerOf(response: Response): Promise<Envelope> {
  const text = await response.text()
  try {
    return JSON.parse(text) as Envelope
  } catch (error) {
    if (error instanceof SyntaxError) throw new OpsFailure('what answers there is no Souk server')
    throw error
  }
}

export type CallServer = <N extends AnyCall>(name: N, fields: Fields<N>) => Promise<Data<N>>

/** Calls the server at this address, with the token if there is one. Throws an OpsFailure unless it succeeds. */
export function callerOf(address: string, token?: string): CallServer {
  return async (name, fields) => {
    const { method, path } = allEndpoints[name]
    const form = formOf(fields as object)
    const query = method === 'GET' && form.size > 0 ? `?${form}` : ''
    const request: RequestInit = {
      method,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        lang: 'en',
        ...(token === undefined ? {} : { 'access-token': token }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(method === 'POST' ? { body: form.toString() } : {}),
    }
    const response = await fetch(`${address}${API_PREFIX}${path}${query}`, request).catch((error: unknown) => {
      throw new OpsFailure(`${address} does not answer: ${error instanceof Error ? error.message : String(error)}`)
    })
    const { code, data } = await answerOf(response)
    if (code !== SUCCESS) {
      const refusal = data as RefusalData | null
      throw new OpsFailure(sentenceOf(code, refusal), 1, refusal ?? {})
    }
    return data as Data<typeof name>
  }
}

/** Whether a Souk server answers at an address: false if nothing or another program listens there. */
export function isRunningAt(address: string): Promise<boolean> {
  const asked = fetch(`${address}${API_PREFIX}/nothing`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const answered = asked.then((response) => response.json() as Promise<Envelope>)
  return answered.then(
    ({ code }) => code === Code.notFound,
    () => false,
  )
}

/** Calls whose answers caches may keep [wire.shared]: what they send, and what the age of a copy means. */
import type { SentEndpoint } from '@contract/endpoints/app'
import { SHARED_LANGUAGE } from '@contract/endpoints/shared-answers'
import { context } from './context'

interface Sent {
  readonly fields: Readonly<Record<string, string>>
  readonly token: string
  /** For browsers: ask again, instead of sending a copy that is already stale. */
  readonly cache?: 'no-cache'
}

/** What a call sends beside its own fields. A shared answer is asked for by its address alone: with the language, without the token. */
export function sentWith({ shared }: SentEndpoint, token: string): Sent {
  if (!shared || (shared.forVisitors && token !== '')) return { fields: {}, token }
  return { fields: { [SHARED_LANGUAGE]: context.language }, token: '', cache: 'no-cache' }
}

type Headers = Readonly<Record<string, unknown>> | undefined

/** The value of a header; empty without it. Hosts differ in the case of names. */
export function headerIn(headers: Headers, wanted: string): string {
  const name = Object.keys(headers ?? {}).find((key) => key.toLowerCase() === wanted)
  return name === undefined ? '' : String(headers?.[name])
}

/** The payload with the server's time of now, where it has that: in a copy, it is as old as the copy. */
export function atArrival(data: unknown, headers: Headers): unknown {
  const age = Number(headerIn(headers, 'age'))
  const { server_time: time } = (data ?? {}) as { readonly server_time?: unknown }
  if (!(age > 0) || typeof time !== 'string') return data
  return { ...(data as object), server_time: new Date(Date.parse(time) + age * 1_000).toISOString() }
}

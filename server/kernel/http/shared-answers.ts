/** Answers that caches between server and callers may keep [wire.shared]: who gets one, for how long, and its tag. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '@contract/base/languages'
import { SHARED_LANGUAGE, STALE_S, type Shared } from '@contract/endpoints/shared-answers'

/** The language in the address of a shared answer; null: the answer is for this caller alone. */
export function sharedLanguage(shared: Shared | undefined, request: Pick<FastifyRequest, 'query'>): Language | null {
  const asked = (request.query as Readonly<Record<string, unknown>>)[SHARED_LANGUAGE]
  return shared && isLanguage(asked) ? asked : null
}

/**
 * The `cache-control` of a shared answer. Browsers ask again each time, and other caches after its lifetime.
 * @param end when it is no longer true, and no copy may be sent any more; null: not known
 */
export function cacheControl({ seconds }: Shared, now: Date, end: Date | null): string {
  const left = end ? Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1_000)) : Infinity
  const current = Math.min(seconds, left)
  const stale = Math.min(STALE_S.revalidating, left - current)
  return `public, max-age=0, s-maxage=${current}, stale-while-revalidate=${stale}, stale-if-error=${STALE_S.failing}`
}

/** The headers that the limits of requests set for one caller. */
const PERSONAL = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']

/** Makes the answer a shared one. What fails afterwards is `no-store` again. */
export function share(reply: FastifyReply, control: string): void {
  for (const header of PERSONAL) reply.removeHeader(header)
  // also if it turns out too short to be compressed: the address has one answer for each encoding
  reply.header('cache-control', control).header('vary', 'accept-encoding')
}

const isShared = (reply: FastifyReply): boolean => String(reply.getHeader('cache-control')).startsWith('public')

/** Weak, because one tag stands for all encodings of an answer. */
const tagOf = (body: string): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`

/** Compares weakly, as RFC 9110 requires of If-None-Match, which may list several tags. */
function matches(wanted: string | undefined, tag: string): boolean {
  if (wanted === undefined) return false
  const opaque = tag.replace('W/', '')
  return wanted.split(',').some((each) => ['*', opaque].includes(each.trim().replace(/^W\//, '')))
}

/** A hook of `onSend` before the compression: tags a shared answer, and sends 304 in place of one that the caller has. */
export async function tagShared(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || !isShared(reply)) return payload
  const tag = tagOf(payload)
  reply.header('etag', tag)
  if (!matches(request.headers['if-none-match'], tag)) return payload
  reply.code(304).removeHeader('content-type')
  return null
}

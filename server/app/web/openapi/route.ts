/** GET /api/openapi.json: the contract for tools, generated on the first request. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '@contract/endpoints/app'
import { REVALIDATE } from '../../../kernel/http/cache'
import { openApi } from './document'

/** The version in package.json, which is not available to a built server. */
export const VERSION = '0.2.0'

interface Written {
  readonly text: string
  readonly etag: string
}

function write(publicUrl: string | null): Written {
  const text = JSON.stringify(openApi(VERSION, publicUrl ?? '/'))
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
}

export function registerOpenApi(server: FastifyInstance, publicUrl: string | null): void {
  let written: Written | undefined
  server.get(`${API_PREFIX}/openapi.json`, (request, reply) => {
    // takes a tenth of a second, so not at the start
    written ??= write(publicUrl)
    const { text, etag } = written
    reply.headers({ etag, 'cache-control': REVALIDATE })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

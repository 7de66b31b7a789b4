/** GET /api/openapi.json: the contract for tools, written once, when it is first asked for. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '@contract/endpoints'
import { REVALIDATE } from '../../../kernel/http/cache'
import { openApi } from './document'

/** That of package.json, which is not beside a built server. */
export const VERSION = '0.1.0'

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
    // a tenth of a second that no start has to wait for
    written ??= write(publicUrl)
    const { text, etag } = written
    reply.headers({ etag, 'cache-control': REVALIDATE })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

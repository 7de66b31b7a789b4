/**
 * Uploads under /uploads: public ones for everyone, private ones only by their signed address [upload.private]. The
 * public ones are under the static base as well, so that a shop's logo is a path like every picture of the catalogue.
 */
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../kernel/http/context'
import { answerUnknownPath } from '../../kernel/http/errors'
import { mayOpen, UPLOADS_PREFIX } from './addresses'
import { isFileName, isPrivateName } from './file-names'
import type { FileStore } from '../../kernel/files/file-store'
import { IMMUTABLE } from '../../kernel/http/cache'

interface Options {
  readonly files: FileStore
  readonly uploadKey: string
  readonly clock: Clock
}

/** Always a picture, even if it is opened as a page. */
const NOTHING_RUNS = "default-src 'none'; sandbox"

export function registerFiles(server: FastifyInstance, { files, uploadKey, clock }: Options): void {
  for (const prefix of [UPLOADS_PREFIX, `/media${UPLOADS_PREFIX}`]) {
    server.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
      `${prefix}/*`,
      async (request, reply) => {
        const name = request.params['*']
        const allowed = isFileName(name) && mayOpen(name, request.query, uploadKey, clock.now())
        const bytes = allowed ? await files.open(name) : null
        if (bytes === null) return answerUnknownPath(request, reply)
        return reply
          .header('cache-control', isPrivateName(name) ? 'private, no-store' : IMMUTABLE)
          .header('content-security-policy', NOTHING_RUNS)
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/webp')
          .send(bytes)
      },
    )
  }
}
